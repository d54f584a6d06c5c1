/**
 * German, all of it, as stories, tests and @bindery/react have it. For the script the build writes
 * another module in its place, with what any page needs, and ways to the rest (tools/build-languages.ts).
 */
import type { Words } from '@bindery/state/messages.ts'

/** Words that are fetched when a tag wants them. */
export type MoreWords = () => Promise<{ readonly default: Words }>

const files = import.meta.glob<Words>('../{state,widgets}/**/*.messages.de.ts', {
  eager: true,
  import: 'default',
})

export const words: Words = Object.assign({}, ...Object.values(files))

/** By tag, what it needs besides when it first shows. */
export const more: Readonly<Record<string, readonly MoreWords[]>> = {}

/** By tag, what it needs when something happens. */
export const later: typeof more = {}
