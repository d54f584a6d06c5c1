/** The languages that there are words in besides English: of each, every `x.messages.<language>.ts`. */
export const languages = ['de'] as const
export type Language = (typeof languages)[number]

/** The one of ours that a language tag means, `de` for `de-AT`; undefined when we have none. */
export const languageOf = (tag: string | null): Language | undefined =>
  languages.find((own) => new RegExp(`^${own}\\b`, 'i').test(tag ?? ''))
