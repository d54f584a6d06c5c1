/** What is not needed before the page is idle, if ever, in a chunk of its own. */
import type { State } from '@bindery/state/state.ts'
import { bring } from './bring.ts'
import { strategies } from './manifest.ts'
import type { BinderyRecord } from './record.ts'
import { say } from './status-region.ts'
import { keepTyping } from './typing.ts'
import { watchUnopened } from './unopened.ts'

export { replay } from './replay.ts'

/** Says what may stand in `load`. */
export function badLoad(tag: string, value: string): void {
  console.warn(`bindery: <${tag}> load="${value}" is ignored; allowed: ${strategies.join(', ')}`)
}

const attended = new WeakSet<State>()

/**
 * Says what is to be said on the page, and what could not be opened; asks whether a wish of before still
 * holds; keeps what is typed from the page's shortcuts. Fetched beforehand, since it is wanted when nothing
 * more can be had; what came before it counts.
 */
export function attend(record: BinderyRecord, state: State): void {
  if (attended.has(state)) return
  attended.add(state)
  state.status.$announcement.subscribe(({ text, count }) => count && say(text))
  state.intent.$pending.subscribe((pending) => pending && bring(record))
  watchUnopened(record, state)
  keepTyping()
}
