import type { Translations } from '@nanostores/i18n'
import { atom, type ReadableAtom } from 'nanostores'
import type { Settings } from './settings.ts'

/** Words of another language, by noun and key; several forms where a number decides. */
export type Words = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>

/** What a text may be in another language: words, or the forms that a number chooses among. */
type TextOf<Entry> = Entry extends string
  ? string
  : Entry extends (count: number) => unknown
    ? Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>
    : string

type BaseOf<T> = T extends (book: MessageBook) => infer Defined
  ? Defined extends ReadableAtom<infer Body>
    ? Body
    : Defined
  : T

/**
 * All texts of a noun in another language, as its `x.messages.de.ts` gives them: `T` is the type of the
 * English ones, or of the function that defines them. One that is missing or left over is an error.
 */
export type Translation<T> = { readonly [Key in keyof BaseOf<T>]: TextOf<BaseOf<T>[Key]> }

/** Every text a reader can see, by noun; the setting `messages` overrides `noun.key`. */
export interface MessageBook {
  /**
   * The texts of a noun as a store. `base` is English; `params` and `count` of phrases.ts make
   * texts with parts. A second call of the same noun gets the first one's store.
   */
  define<Body extends Translations>(noun: string, base: Body): ReadableAtom<Body>
  /**
   * From here on, nouns are defined in these words; a noun or a key that they have not stays English.
   * @param locale BCP 47: chooses the plural forms
   */
  speak(locale: string, words: Words): void
}

/** What `params` and `count` make of a text, whatever their type says. */
interface Pattern {
  readonly input: string | Record<string, string>
  transform(locale: string, input: Pattern['input'], args: readonly unknown[]): unknown
}

type Input = Pattern['input']

const inputOf = (input: Input, path: string, texts: Settings['messages']): Input => {
  if (typeof input === 'string') return texts[path] ?? input
  const forms = Object.entries(input).map(([form, text]) => [
    form,
    texts[`${path}.${form}`] ?? texts[path] ?? text,
  ])
  return Object.fromEntries(forms)
}

/**
 * An override that fits no text of its noun is told once, when that noun is first shown.
 * English needs none of what @nanostores/i18n does to fetch a language, so it is not loaded.
 */
export const createMessages = (
  settings: Pick<Settings, 'messages'>,
  warn: (message: string) => void = () => {},
): MessageBook => {
  const overrides = Object.keys(settings.messages)
  const books = new Map<string, ReadableAtom>()
  let own: Words = {}
  let language = 'en'
  return {
    define: <Body extends Translations>(noun: string, base: Body) => {
      let book = books.get(noun) as ReadableAtom<Body> | undefined
      if (!book) {
        const words = Object.entries(base as unknown as Record<string, string | Pattern>).map(
          ([name, entry]) => {
            const foreign = own[noun]?.[name]
            const pattern = typeof entry === 'string' ? null : entry
            const english = pattern?.input ?? (entry as string)
            const input = inputOf(foreign ?? english, `${noun}.${name}`, settings.messages)
            const locale = foreign ? language : 'en'
            const write = (...args: unknown[]) => pattern?.transform(locale, input, args)
            return [name, pattern ? write : input]
          },
        )
        book = atom(Object.fromEntries(words) as Body)
        // A site that overrides nothing has made no mistake in it.
        if (overrides[0]) {
          import('./message-mistakes.ts').then(
            ({ explainTexts }) => explainTexts(noun, Object.keys(base), overrides, warn),
            () => {},
          )
        }
        books.set(noun, book)
      }
      return book
    },
    speak: (locale, words) => {
      language = locale
      own = words
      books.clear()
    },
  }
}
