import { toJson } from '@bindery/contract/json.ts'
import { type articleAt, readArticle } from '@bindery/state/articles/article.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { State } from '@bindery/state/state.ts'

/** The rest of an article whose page has only the teaser. `none`: the page has the whole article. */
export type RestStage = 'none' | 'loading' | 'shown' | 'failed'

const loadSanitizer = loadOnce(() => import('@bindery/ui/view/safe-html.ts'))

type Address = NonNullable<ReturnType<typeof articleAt>>

/**
 * Replaces the teaser's content with the sanitised article. The teaser element stays, so that the page's
 * styles apply. `restore` brings the teaser back.
 */
const showArticle = async (
  state: State,
  paywall: Element,
  address: Address,
): Promise<Result<{ restore(): void }>> => {
  const [answer, { safeHtml }] = await Promise.all([readArticle(state, address), loadSanitizer()])
  if (!answer.ok) return answer
  const text = safeHtml(answer.html)
  const found = paywall.querySelector(':scope > [slot=teaser]')
  const teaser = found ?? document.createElement('div')
  if (!found) {
    teaser.slot = 'teaser'
    paywall.append(teaser)
  }
  const before = [...teaser.childNodes]
  teaser.replaceChildren(text)
  return { ok: true, restore: () => teaser.replaceChildren(...before) }
}

/**
 * Loads and shows the rest of an article. `close` restores the teaser, because the next reader may have no
 * access.
 * @param onChange called when `stage()` has changed
 */
export const createArticleLoader = (state: State, paywall: Element, onChange: () => void) => {
  let stage: RestStage = 'none'
  let shown = ''
  let run = 0
  let restore = () => {}
  const close = () => {
    run += 1
    restore()
    restore = () => {}
    stage = 'none'
    shown = ''
  }
  const load = async (address: Address, own: number) => {
    const answer = await showArticle(state, paywall, address).catch(() => ({ ok: false }) as const)
    if (own !== run) {
      if (answer.ok) answer.restore()
      return
    }
    if (answer.ok) restore = answer.restore
    stage = answer.ok ? 'shown' : 'failed'
    onChange()
  }
  return {
    stage: () => stage,
    /** Loads each article once, and again after a failure. null: the page has the whole article. */
    open: (address: Address | null) => {
      if (!address) return close()
      const key = toJson(address)
      if (shown === key && stage !== 'failed') return
      close()
      shown = key
      stage = 'loading'
      void load(address, run)
      onChange()
    },
    close,
  }
}
