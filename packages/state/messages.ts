import { createI18n, type Messages, type Translations } from '@nanostores/i18n'
import { atom } from 'nanostores'
import type { Settings } from './settings.ts'

/** Every text a reader can see, by noun; the setting `messages` overrides `noun.key`. */
export interface MessageBook {
  /**
   * The texts of a noun as a store. `base` is English; `params` and `count` of @nanostores/i18n make
   * texts with parts. A second call of the same noun gets the first one's store.
   */
  define<Body extends Translations>(noun: string, base: Body): Messages<Body>
}

/** A text, or what `params` and `count` make of one. */
type Entry = string | { input: string | Record<string, string> }

const overridden = (entry: Entry, path: string, texts: Settings['messages']): Entry => {
  if (typeof entry === 'string') return texts[path] ?? entry
  const { input } = entry
  if (typeof input === 'string') return { ...entry, input: texts[path] ?? input }
  const forms = Object.entries(input).map(([form, text]) => [
    form,
    texts[`${path}.${form}`] ?? texts[path] ?? text,
  ])
  return { ...entry, input: Object.fromEntries(forms) }
}

export const createMessages = (settings: Settings): MessageBook => {
  const i18n = createI18n(atom('en'), { get: () => Promise.resolve({}) })
  const books = new Map<string, Messages>()
  return {
    define: <Body extends Translations>(noun: string, base: Body) => {
      let book = books.get(noun)
      if (!book) {
        // The transforms are objects with an `input`, whatever their type says.
        const entries = Object.entries(base as unknown as Record<string, Entry>).map(
          ([name, entry]) => [name, overridden(entry, `${noun}.${name}`, settings.messages)],
        )
        book = i18n(noun, Object.fromEntries(entries) as Translations)
        books.set(noun, book)
      }
      return book as Messages<Body>
    },
  }
}
