import { readArticle } from '@bindery/state/article.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { Result } from '@bindery/state/failure.ts'
import type { State } from '@bindery/state/state.ts'
import type { Address } from './paywall.rest.ts'

/**
 * The text of the article, made harmless, in the place of its teaser; `off` brings the teaser back. The
 * teaser's element stays, so that the text looks as the page has its texts look.
 */
export const bringArticle = async (
  state: State,
  paywall: Element,
  address: Address,
): Promise<Result<{ off: Off }>> => {
  const [answer, { safeHtml }] = await Promise.all([
    readArticle(state, address),
    import('@bindery/ui/safe-html.ts'),
  ])
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
  return { ok: true, off: () => teaser.replaceChildren(...before) }
}
