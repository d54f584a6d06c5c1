import type { articleAt } from '@bindery/state/article.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { Result } from '@bindery/state/failure.ts'
import type { State } from '@bindery/state/state.ts'

/** Of an article that a page has only the beginning of: what became of the rest. */
export type Rest = 'none' | 'coming' | 'there' | 'failed'

/** Where an article's text is had. */
export type Address = NonNullable<ReturnType<typeof articleAt>>

/** Puts the whole article where its beginning stands; `off` brings the beginning back. */
export type Bring = (address: Address) => Promise<Result<{ off: Off }>>

/** What does it, and all it needs, is loaded when there is an article to bring. */
export const bringTo =
  (state: State, paywall: Element): Bring =>
  (address) =>
    import('./paywall.article.ts').then(({ bringArticle }) => bringArticle(state, paywall, address))

/**
 * Brings the rest of an article when the gate opens, and takes it away when it closes: another reader may
 * sit there. `changed` hears of every step that takes time.
 */
export const createRest = (bring: Bring, changed: () => void) => {
  let rest: Rest = 'none'
  let turn = 0
  let of = ''
  let off: Off = () => {}
  const close = () => {
    turn += 1
    off()
    off = () => {}
    rest = 'none'
    of = ''
  }
  const run = async (address: Address, mine: number) => {
    const answer = await bring(address).catch(() => ({ ok: false }) as const)
    if (mine !== turn) {
      if (answer.ok) answer.off()
      return
    }
    if (answer.ok) off = answer.off
    rest = answer.ok ? 'there' : 'failed'
    changed()
  }
  /** Once for each article; after a failure again. Null: the page has all of it. */
  const open = (address: Address | null) => {
    if (!address) return close()
    const wanted = JSON.stringify(address)
    if (of === wanted && rest !== 'failed') return
    close()
    of = wanted
    rest = 'coming'
    void run(address, turn)
    changed()
  }
  return { now: () => rest, open, close }
}
