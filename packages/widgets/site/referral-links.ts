import { linkReferral } from '@bindery/state/cart/referral.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { linkOf } from './link-click.ts'

/** The pages that sell something. */
const storePaths = /^\/(product|store)(\/|$)/

/**
 * Adds the page's referral code to links from the home page and topic pages to the store (spec content and
 * commerce 9). The code is added on click, so the page's markup keeps its addresses. A link that has a code
 * keeps it.
 */
export const referLinks = (state: State): Off => {
  const code = linkReferral(state)
  if (!code) return () => {}
  const addCode = (event: Event) => {
    const link = linkOf(event)
    if (link?.origin !== state.environment.location().origin || !storePaths.test(link.pathname))
      return
    const url = new URL(link.href)
    if (url.searchParams.has('referral')) return
    url.searchParams.set('referral', code)
    link.href = url.href
  }
  const clicks = ['click', 'auxclick'] as const
  for (const type of clicks) addEventListener(type, addCode, true)
  return () => {
    for (const type of clicks) removeEventListener(type, addCode, true)
  }
}
