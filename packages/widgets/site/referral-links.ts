import type { Off } from '@bindery/state/environment.ts'
import { linkReferral } from '@bindery/state/referral.ts'
import type { State } from '@bindery/state/state.ts'
import { linkOf } from './link-click.ts'

/** Where something is sold. */
const sells = /^\/(product|store)(\/|$)/

/**
 * From the home page and topics, links to what is sold carry the page's referral code (spec content and
 * commerce 9): put on when they are followed, so that the page's own addresses stay as they are. A link
 * that has a code keeps it.
 */
export const referLinks = (state: State): Off => {
  const code = linkReferral(state)
  if (!code) return () => {}
  const refer = (event: Event) => {
    const link = linkOf(event)
    if (link?.origin !== state.environment.location().origin || !sells.test(link.pathname)) return
    const url = new URL(link.href)
    if (url.searchParams.has('referral')) return
    url.searchParams.set('referral', code)
    link.href = url.href
  }
  const clicks = ['click', 'auxclick'] as const
  for (const type of clicks) addEventListener(type, refer, true)
  return () => {
    for (const type of clicks) removeEventListener(type, refer, true)
  }
}
