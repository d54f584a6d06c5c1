import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { isForThisTab, isPlainClick, linkOf } from './link-click.ts'
import { siteMessages } from './site.messages.ts'

const kind = 'visit'

/** The screens that a link may name; '' opens sign-in. */
const screens = ['', 'sign-in', 'registration']

const addressOf = (data: unknown): string => (typeof data === 'string' ? data : '/')

/**
 * Makes links with `data-bindery-signed-only` ask a guest to sign in first (`="registration"`: to
 * register). Once the reader has signed in, and after the reload, the link is followed. For a signed-in
 * reader, and while the session cannot be read, these are plain links.
 */
export const handleSignedOnlyLinks = (state: State): Off => {
  const { auth, environment, pendingActions, navigation, session } = state
  const $words = state.messages.define('site', siteMessages)
  const warned = new Set<string>()

  const screenOf = (value: string): string => {
    if (screens.includes(value)) return value || 'sign-in'
    if (!warned.has(value)) {
      warned.add(value)
      environment.warn(
        `data-bindery-signed-only="${value}" is ignored; allowed: sign-in, registration, or no value. The link asks the reader to sign in.`,
      )
    }
    return 'sign-in'
  }
  const signInFirst = (link: HTMLAnchorElement, screen: string) => {
    const title = link.textContent?.trim() || link.getAttribute('aria-label') || link.pathname
    const action = { kind, name: $words.get().visit({ title }), data: link.href }
    // After the reload the script navigates by itself, which only the site's own pages allow.
    if (link.origin === environment.location().origin) pendingActions.keep(action)
    const discard = () => {
      const kept = pendingActions.$action.get()
      if (kept?.kind === kind && kept.data === action.data) pendingActions.discard()
    }
    const waiting = auth.request({ screen }, link)
    // A reader who closes the modal must not be sent on later. Neither must the reader of a page that has
    // a login of its own.
    if (waiting) waiting.catch(discard)
    else discard()
  }
  const click = async (event: MouseEvent) => {
    const link = linkOf(event)
    const value = link?.dataset['binderySignedOnly']
    if (!link || value === undefined || !isPlainClick(event)) return
    const known = session.$session.get()
    if ('user' in known || ('failure' in known && known.failure)) return
    event.preventDefault()
    const screen = screenOf(value.trim())
    const current = known.status === 'guest' ? known : await session.check()
    const isOwn = link.origin === environment.location().origin
    if (current.status === 'guest') signInFirst(link, screen)
    else if (isOwn && isForThisTab(link)) navigation.go(link.href, { from: link })
    // The browser knows how to open a tab or to keep a file.
    else link.click()
  }
  addEventListener('click', click)
  const unhandle = pendingActions.handle(kind, (data) => void navigation.go(addressOf(data)))
  return () => {
    unhandle()
    removeEventListener('click', click)
  }
}
