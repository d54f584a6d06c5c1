/** Mounts real tags in a browser test, with a new page state for each test. Never shipped. */
import { provideState } from '@bindery/state/state.ts'
import { place } from '../../../tests/support/mount.tsx'
import { leave, openPage, type PageOptions } from './page.ts'

const { setTimeout: start, clearTimeout: stop } = window

/** True for the time that a notice stays, false for a request timeout. */
const isMoment = (ms: number) => ms >= 1000 && ms < 10_000

/**
 * Holds timers of a few seconds. A notice that closes after two seconds may be gone before a slow machine
 * looks for it.
 * @returns runs the held timers, and from then on runs each new one at once
 */
const holdTimers = () => {
  const held = new Map<number, () => void>()
  let last = 0
  let passing = false
  Object.assign(window, {
    setTimeout: (act: () => void, ms = 0, ...given: unknown[]) => {
      if (!isMoment(ms)) return start(act, ms, ...given)
      if (passing) return start(act, 0, ...given)
      last -= 1
      held.set(last, act)
      return last
    },
    clearTimeout: (id: number) => held.delete(id) || stop(id),
  })
  leave(() => Object.assign(window, { setTimeout: start, clearTimeout: stop }))
  return () => {
    passing = true
    for (const [id, act] of [...held]) if (held.delete(id)) act()
  }
}

/** Mounts tags on a page. The state module keeps a page's first state, so each test replaces it. */
export const onPage = async (
  tags: Readonly<Record<string, Record<string, string | true>>>,
  options: PageOptions = {},
) => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const page = await openPage(options)
  provideState(page.state)
  /** Runs the held timers, and from then on runs each new one at once. */
  const pass = holdTimers()
  const elements = Object.entries(tags).map(([tag, attributes]) => place(tag, attributes))
  return { ...page, elements, pass }
}
