/** Puts real tags on the page of a browser test, over a page state of their own. Never shipped. */
import { provideState } from '@bindery/state/state.ts'
import { place } from '../../../tests/support/mount.tsx'
import { leave, openPage, type PageOptions } from './page.ts'

const { setTimeout: start, clearTimeout: stop } = window

/** What words stand for, not what a request may take at most. */
const isMoment = (ms: number) => ms >= 1000 && ms < 10_000

/**
 * Holds what the page would do after a moment: words that go by themselves after two seconds may have gone
 * before a slow machine looks for them. From the call of what is returned on it does so at once.
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

/** The state module keeps the first state of a page; here each test is a page of its own. */
export const onPage = async (
  tags: Readonly<Record<string, Record<string, string | true>>>,
  options: PageOptions = {},
) => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const page = await openPage(options)
  provideState(page.state)
  /** What comes, or goes, by itself after some seconds does so at once from here on. */
  const pass = holdTimers()
  const elements = Object.entries(tags).map(([tag, attributes]) => place(tag, attributes))
  return { ...page, elements, pass }
}
