import type { Off } from '@bindery/state/environment/environment.ts'
import { helpPanel } from '@bindery/state/page/help-panel.ts'
import { seenHelpOf } from '@bindery/state/page/help-seen.ts'
import type { State } from '@bindery/state/state.ts'
import { siteMessages } from './site.messages.ts'

/** The id under which the hint counts as seen. */
const helpId = 'subscriber-search'

/** Selectors of the search field, best first: the page's own form before a widget in the header. */
const fieldSelectors = ['main [type=search]', '[type=search]', '[role=search]', 'bindery-search']

const findSearchField = (): HTMLElement | null => {
  for (const selector of fieldSelectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return null
}

/**
 * Shows subscribers on the search page what their subscription does there, once per browser (spec accounts
 * 2). The flyout is anchored to the search field, takes no focus, and stays until the reader closes it.
 */
export const showSearchHint = (state: State): Off => {
  const { auth, overlays, session, liveRegion } = state
  const seenHelp = seenHelpOf(state)
  const $words = state.messages.define('site', siteMessages)
  let release: Off | undefined
  const off = session.$session.subscribe((now) => {
    const anchor = now.status === 'subscribers' ? findSearchField() : null
    if (!anchor || release || seenHelp.seen(helpId) || auth.$auth.get().step === 'open') return
    const { hint: text, hintTitle: title } = $words.get()
    const panel = helpPanel(anchor, { helpId, title, text, unasked: true })
    release = overlays.open({ id: helpId, kind: 'flyout', close: () => {}, panel })
    liveRegion.announce(`${title}. ${text}`)
  })
  return () => {
    off()
    release?.()
  }
}
