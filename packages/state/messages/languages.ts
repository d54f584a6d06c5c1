/** The languages besides English. Each has an `x.messages.<language>.ts` for every message file. */
export const languages = ['de'] as const
export type Language = (typeof languages)[number]

/** The supported language of a language tag: `de` for `de-AT`. undefined if there is none. */
export const languageOf = (tag: string | null): Language | undefined =>
  languages.find((language) => new RegExp(`^${language}\\b`, 'i').test(tag ?? ''))
