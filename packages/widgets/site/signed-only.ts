import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { isPlain, linkOf } from './link-click.ts'
import { siteMessages } from './site.messages.ts'

const kind = 'visit'

/** Names of screens that a link may ask for; nothing: sign-in. */
const screens = ['', 'sign-in', 'registration']

const wishOf = (data: unknown): string => (typeof data === 'string' ? data : '/')

/**
 * Links marked `data-bindery-signed-only` ask a guest to sign in first (`="registration"`: to register),
 * and are followed when that is done, after the reload. For a reader who is signed in, and while that is
 * not known, they are plain links.
 */
export const signedOnly = (state: State): Off => {
  const { auth, environment, intent, navigation, session } = state
  const $words = state.messages.define('site', siteMessages)
  const told = new Set<string>()

  const screenOf = (said: string): string => {
    if (screens.includes(said)) return said || 'sign-in'
    if (!told.has(said)) {
      told.add(said)
      environment.warn(
        `data-bindery-signed-only="${said}": allowed are sign-in and registration, or nothing. It asks to sign in.`,
      )
    }
    return 'sign-in'
  }
  const askFirst = (link: HTMLAnchorElement, screen: string) => {
    const title = link.textContent?.trim() || link.getAttribute('aria-label') || link.pathname
    const wish = { kind, name: $words.get().visit({ title }), data: link.href }
    // Other sites are not ours to go to by ourselves.
    if (link.origin === environment.location().origin) intent.keep(wish)
    const forget = () => {
      const kept = intent.$kept.get()
      if (kept?.kind === kind && kept.data === wish.data) intent.discard()
    }
    const waiting = auth.request({ screen }, link)
    // Whoever closes the modal, or has a login of their own, is not sent on at some later time.
    if (waiting) waiting.catch(forget)
    else forget()
  }
  const click = async (event: MouseEvent) => {
    const link = linkOf(event)
    const said = link?.dataset['binderySignedOnly']
    if (!link || said === undefined || !isPlain(event)) return
    const known = session.$session.get()
    if ('user' in known || ('failure' in known && known.failure)) return
    event.preventDefault()
    const screen = screenOf(said.trim())
    const now = known.status === 'guest' ? known : await session.check()
    if (now.status === 'guest') askFirst(link, screen)
    else if (link.origin === environment.location().origin) navigation.go(link.href, { from: link })
    else link.click()
  }
  addEventListener('click', click)
  const unhandle = intent.handle(kind, (data) => void navigation.go(wishOf(data)))
  return () => {
    unhandle()
    removeEventListener('click', click)
  }
}
