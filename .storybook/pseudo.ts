/**
 * A language that nobody speaks, for stories of whole tags: each text is 40 % longer and in marks, so
 * that what is cut off, or was written past the catalogue, is seen. The page stands from right to left.
 */
import type { MessageBook } from '@bindery/state/messages.ts'

const letters: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const longer = (text: string): string => {
  // What stands in braces is put in as it is.
  const written = text.replace(/{\w+}|[aeiou]/g, (part) => letters[part] ?? part)
  return `⟦${written}${' ~'.repeat(Math.ceil(text.length / 5))}⟧`
}

const pseudo = (entry: unknown): unknown => {
  if (typeof entry === 'string') return longer(entry)
  const { input, ...others } = entry as { input: string | Record<string, string> }
  if (typeof input === 'string') return { ...others, input: longer(input) }
  const forms = Object.entries(input).map(([form, text]) => [form, longer(text)])
  return { ...others, input: Object.fromEntries(forms) }
}

/** The same book, in that language. */
export const pseudoBook = (book: MessageBook): MessageBook => ({
  ...book,
  define: (noun, base) => {
    const words = Object.entries(base).map(([key, entry]) => [key, pseudo(entry)])
    return book.define(noun, Object.fromEntries(words) as typeof base)
  },
})
