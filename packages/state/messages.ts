import type { Translations } from '@nanostores/i18n'
import { atom, type ReadableAtom } from 'nanostores'
import type { Settings } from './settings.ts'

/** Every text a reader can see, by noun; the setting `messages` overrides `noun.key`. */
export interface MessageBook {
  /**
   * The texts of a noun as a store. `base` is English; `params` and `count` of phrases.ts make
   * texts with parts. A second call of the same noun gets the first one's store.
   */
  define<Body extends Translations>(noun: string, base: Body): ReadableAtom<Body>
}

/** What `params` and `count` make of a text, whatever their type says. */
interface Pattern {
  readonly input: string | Record<string, string>
  transform(locale: string, input: Pattern['input'], args: readonly unknown[]): unknown
}

const inputOf = ({ input }: Pattern, path: string, texts: Settings['messages']) => {
  if (typeof input === 'string') return texts[path] ?? input
  const forms = Object.entries(input).map(([form, text]) => [
    form,
    texts[`${path}.${form}`] ?? texts[path] ?? text,
  ])
  return Object.fromEntries(forms) as Record<string, string>
}

const wordOf = (entry: string | Pattern, path: string, texts: Settings['messages']): unknown => {
  if (typeof entry === 'string') return texts[path] ?? entry
  const input = inputOf(entry, path, texts)
  return (...args: unknown[]) => entry.transform('en', input, args)
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
  return {
    define: <Body extends Translations>(noun: string, base: Body) => {
      let book = books.get(noun) as ReadableAtom<Body> | undefined
      if (!book) {
        const words = Object.entries(base as unknown as Record<string, string | Pattern>).map(
          ([name, entry]) => [name, wordOf(entry, `${noun}.${name}`, settings.messages)],
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
  }
}
