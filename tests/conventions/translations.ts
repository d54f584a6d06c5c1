/** Whether each noun speaks another language: all texts, with the same parts, and not in English. */

import type { Words } from '@bindery/state/messages/book.ts'
import { languages } from '@bindery/state/messages/languages.ts'

/** Texts that are the same in a language, by `noun.key`: names, and words that it has taken over. */
export const same: Readonly<Record<string, readonly string[]>> = {
  de: [
    'newsletter.choice',
    'passkeys.title',
    'passkeys.unnamed',
    'profile.displayName',
    'share-flyout.facebook',
    'share-flyout.link',
    'share-flyout.linkedin',
    'share-flyout.twitter',
    'share-flyout.url',
  ],
}

/** The texts of a noun by key: texts, or the results of `params` and `count`. */
export type Base = Readonly<Record<string, unknown>>
type Texts = Words[string]

/** The words of an entry, several where a number decides. */
export const formsOf = (entry: unknown): readonly string[] => {
  if (typeof entry === 'string') return [entry]
  const input: unknown = typeof entry === 'function' ? Reflect.get(entry, 'input') : entry
  if (typeof input === 'string') return [input]
  const object = Object(input)
  return 'input' in object ? formsOf(object.input) : Object.values(object).map(String)
}

const gaps = (text: string): string => [...new Set(text.match(/{\w+}/g))].sort().join()

function faultOf(english: unknown, own: Texts[string], mayBeSame: boolean): string | undefined {
  const [before, after] = [formsOf(english), formsOf(own)]
  const wanted = gaps(before.join())
  if (after.some((text) => gaps(text) !== wanted)) return `has not the parts ${wanted || 'none'}`
  if (after.some((text) => !text.trim())) return 'is empty'
  const isSame = before.join() === after.join()
  if (isSame && !mayBeSame) return 'is English: translate it, or list it in translations.ts'
  if (!isSame && mayBeSame) return 'is listed in translations.ts as the same, and is not'
  const typewriter = after.some((text) => /["']|\.\.\./.test(text))
  return typewriter ? 'has quotes or dots of a typewriter' : undefined
}

/** What is wrong with the words of a language, of which `english` are the nouns with their texts. */
export function translationFaults(
  english: ReadonlyMap<string, Base>,
  words: Words,
  alike: readonly string[],
): string[] {
  const missing = [...english].flatMap(([noun, base]) =>
    Object.entries(base).flatMap(([key, entry]) => {
      const path = `${noun}.${key}`
      const own = words[noun]?.[key]
      const fault = own === undefined ? 'is missing' : faultOf(entry, own, alike.includes(path))
      return fault ? [`${path} ${fault}`] : []
    }),
  )
  const left = Object.entries(words).flatMap(([noun, texts]) =>
    Object.keys(texts).flatMap((key) =>
      english.get(noun)?.[key] === undefined ? [`${noun}.${key} is left over`] : [],
    ),
  )
  const parts = Object.entries(words).flatMap(([noun, texts]) =>
    Object.entries(texts).flatMap(([key, link]) => {
      const around = texts[key.replace(/Link$/, '')]
      const broken = typeof around === 'string' && !around.includes(String(link))
      return /Link$/.test(key) && broken ? [`${noun}.${key} is no part of the text around it`] : []
    }),
  )
  return [...missing, ...left, ...parts]
}

export { languages }
