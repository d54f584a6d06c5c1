import type { Off } from '@bindery/state/environment.ts'
import { helpMessagesOf } from '@bindery/state/help-messages.ts'
import { helpPanel } from '@bindery/state/help-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { siteMessages } from './site.messages.ts'

/** By this it counts as seen. */
const helpId = 'subscriber-search'

/** Where readers search: the page's own form, before a widget of the header. */
const fields = ['main [type=search]', '[type=search]', '[role=search]', 'bindery-search']

const fieldOf = (): HTMLElement | null => {
  for (const wanted of fields) {
    const found = document.querySelector<HTMLElement>(wanted)
    if (found) return found
  }
  return null
}

/**
 * On the search page a subscriber is told once, in this browser, what a subscription does there (spec
 * accounts 2). It hangs on the search field and takes no focus; it stays until it is closed.
 */
export const hintAtSearch = (state: State): Off => {
  const { auth, overlays, session, status } = state
  const messages = helpMessagesOf(state)
  const $words = state.messages.define('site', siteMessages)
  let release: Off | undefined
  const off = session.$session.subscribe((now) => {
    const anchor = now.status === 'subscribers' ? fieldOf() : null
    if (!anchor || release || messages.seen(helpId) || auth.$auth.get().step === 'open') return
    const { hint: text, hintTitle: title } = $words.get()
    const panel = helpPanel(anchor, { helpId, title, text, unasked: true })
    release = overlays.open({ id: helpId, kind: 'flyout', close: () => {}, panel })
    status.announce(`${title}. ${text}`)
  })
  return () => {
    off()
    release?.()
  }
}
