import type { Translations } from '@nanostores/i18n'
import { atom, type ReadableAtom } from 'nanostores'
import type { Settings } from '../settings/settings.ts'

/** Texts of another language, by noun and key. A text with a number has one form per plural category. */
export type Words = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>

/** Imports a chunk of texts. */
export type WordsImport = () => Promise<{ readonly default: Words }>

/** The type of a translated text: a string, or its plural forms. */
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
 * All texts of a noun in another language, as in its `x.messages.de.ts`. `T` is the type of the English
 * texts, or of the function that defines them. A missing or superfluous text is a type error.
 */
export type Translation<T> = { readonly [Key in keyof BaseOf<T>]: TextOf<BaseOf<T>[Key]> }

/** All texts that a reader can see, by noun. The setting `messages` overrides `noun.key`. */
export interface MessageBook {
  /**
   * Defines the texts of a noun and returns their store. `base` is English; `params` and `count` of
   * phrases.ts make texts with placeholders. A second call for the same noun returns the same store.
   */
  define<Body extends Translations>(noun: string, base: Body): ReadableAtom<Body>
  /**
   * Switches the language. Nouns that are defined later use these texts. Missing ones stay English.
   * @param locale BCP 47; selects the plural forms
   */
  speak(locale: string, words: Words): void
}

/** The runtime value of `params` and `count`, whose declared types are those of @nanostores/i18n. */
interface Pattern {
  readonly input: string | Record<string, string>
  transform(locale: string, input: Pattern['input'], args: readonly unknown[]): unknown
}

type Input = Pattern['input']

/** The words of the site, if they have only placeholders of the text. Nothing would fill another one. */
const inputOf = (input: Input, path: string, texts: Settings['messages']): Input => {
  const own = (name: string, usual: string) => {
    const text = texts[name] ?? usual
    const known = JSON.stringify(input)
    return text.match(/{\w+}/g)?.some((placeholder) => !known.includes(placeholder)) ? usual : text
  }
  if (typeof input === 'string') return own(path, input)
  const forms = Object.entries(input).map(([form, text]) => [
    form,
    own(`${path}.${form}`, own(path, text)),
  ])
  return Object.fromEntries(forms)
}

/**
 * Creates the message book. An override that cannot be used is warned about once, when the noun is first
 * defined. @nanostores/i18n is used for its types only: nothing here fetches a language.
 */
export const createMessages = (
  settings: Pick<Settings, 'messages'>,
  warn: (message: string) => void = () => {},
): MessageBook => {
  const overrides = Object.entries(settings.messages)
  const books = new Map<string, ReadableAtom>()
  let translated: Words = {}
  let language = 'en'
  return {
    define: <Body extends Translations>(noun: string, base: Body) => {
      let book = books.get(noun) as ReadableAtom<Body> | undefined
      if (!book) {
        const words = Object.entries(base as unknown as Record<string, string | Pattern>).map(
          ([name, entry]) => {
            const translation = translated[noun]?.[name]
            const pattern = typeof entry === 'string' ? null : entry
            const english = pattern?.input ?? (entry as string)
            const input = inputOf(translation ?? english, `${noun}.${name}`, settings.messages)
            const locale = translation ? language : 'en'
            const write = (...args: unknown[]) => pattern?.transform(locale, input, args)
            return [name, pattern ? write : input]
          },
        )
        book = atom(Object.fromEntries(words) as Body)
        // Lazy-loaded: a site without overrides does not need the diagnostics.
        if (overrides[0]) {
          import('./diagnostics.ts').then(
            ({ explainTexts }) => explainTexts(noun, base as never, overrides, warn),
            () => {},
          )
        }
        books.set(noun, book)
      }
      return book
    },
    speak: (locale, words) => {
      language = locale
      translated = words
      books.clear()
    },
  }
}
