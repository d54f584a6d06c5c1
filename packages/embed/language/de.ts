/**
 * All German texts, for stories, tests and @bindery/react. For bindery.js the build replaces this module by
 * one with the texts that any page needs and imports of the others (tools/build-languages.ts).
 */
import type { Words, WordsImport } from '@bindery/state/messages/book.ts'

const files = import.meta.glob<Words>('../../{state,widgets}/**/*.messages.de.ts', {
  eager: true,
  import: 'default',
})

export const words: Words = Object.assign({}, ...Object.values(files))

/** By tag: the further texts that it needs when it first renders. */
export const more: Readonly<Record<string, readonly WordsImport[]>> = {}

/** By tag: the texts that it may need later, for other screens and failures. */
export const later: typeof more = {}
