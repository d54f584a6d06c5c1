/** What hardly any page needs, in a chunk of its own. */
export { replay } from './replay.ts'
export { say } from './status-region.ts'
