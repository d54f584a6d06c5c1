/**
 * A pseudo locale for stories of whole tags. Each text is 40 % longer and in brackets, which shows texts that
 * are cut off or not in the catalogue. The page is right-to-left.
 */
import type { MessageBook } from '@bindery/state/messages/book.ts'

const letters: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

const lengthen = (text: string): string => {
  // Placeholders in braces stay.
  const written = text.replace(/{\w+}|[aeiou]/g, (part) => letters[part] ?? part)
  return `⟦${written}${' ~'.repeat(Math.ceil(text.length / 5))}⟧`
}

const pseudo = (entry: unknown): unknown => {
  if (typeof entry === 'string') return lengthen(entry)
  const { input, ...others } = entry as { input: string | Record<string, string> }
  if (typeof input === 'string') return { ...others, input: lengthen(input) }
  const forms = Object.entries(input).map(([form, text]) => [form, lengthen(text)])
  return { ...others, input: Object.fromEntries(forms) }
}

/** The same book in the pseudo locale. */
export const pseudoBook = (book: MessageBook): MessageBook => ({
  ...book,
  define: (noun, base) => {
    const words = Object.entries(base).map(([key, entry]) => [key, pseudo(entry)])
    return book.define(noun, Object.fromEntries(words) as typeof base)
  },
})
