import type { Screen } from '@bindery/state/page/auth-modal.ts'
import type { State } from '@bindery/state/state.ts'

/** The screens that a link may open. Not `profile_settings`, which only ends a registration. */
const screens: readonly Screen[] = ['sign-in', 'registration', 'forgot-password']

const warned = new Set<string>()
/** States whose modal and hash are kept in sync, since the hash has opened a screen. */
const synced = new WeakSet<State>()

const parseScreen = ({ environment }: State, name: string): Screen | undefined => {
  const screen = screens.find((each) => each === name)
  if (!screen && !warned.has(name)) {
    warned.add(name)
    const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name
    environment.warn(`${shown} is not a valid screen; allowed for a link: ${screens.join(', ')}`)
  }
  return screen
}

/** The screen's name in a hash; null if the hash is not ours. */
const screenIn = ({ hash }: { readonly hash: string }): string | null =>
  /^#bindery(?::|%3a)(.*)$/i.exec(hash)?.[1] ?? null

/** Removes our hash from the URL, so that a reload or a shared link does not open the screen again. */
const clearHash = ({ environment }: State): void => {
  const { pathname, search } = environment.location()
  if (screenIn(environment.location()) !== null) environment.replaceUrl(pathname + search)
}

const requestScreen = ({ auth }: State, screen: Screen, link?: HTMLElement): boolean => {
  const result = auth.request({ screen }, link)
  // A link ignores whether the reader signs in or dismisses the modal.
  result?.catch(() => {})
  return result !== null
}

/** Keeps hash and modal in sync: closing the modal clears the hash, leaving the hash closes the modal. */
const syncHash = (state: State): void => {
  if (synced.has(state)) return
  synced.add(state)
  state.auth.$auth.listen(({ step }) => step === 'closed' && clearHash(state))
  addEventListener('hashchange', ({ oldURL }) => {
    const open = state.auth.$auth.get()
    const wasOurs = screenIn(new URL(oldURL)) !== null
    if (!wasOurs || screenIn(location) !== null || open.step === 'closed') return
    // Back dismisses the modal, except for the question that ends a registration.
    if (open.screen !== 'profile_settings') state.auth.close()
  })
}

const openFromHash = async (state: State, name: string): Promise<void> => {
  const screen = parseScreen(state, name)
  if (!screen) return
  const checked = await state.session.check()
  // The reader may have left the hash while the session was checked.
  if (screenIn(state.environment.location()) !== name) return
  if ('user' in checked) return clearHash(state)
  syncHash(state)
  if (state.auth.$auth.get().step === 'open') state.auth.go(screen)
  // The page has cancelled the request, because it has a login of its own.
  else if (!requestScreen(state, screen)) clearHash(state)
}

/**
 * Opens a screen of the auth modal for a link with `data-bindery-open` or for the hash `#bindery:…`.
 * Does nothing for a signed-in reader. Warns once of an unknown screen.
 * @param name the value of the attribute; without a link, the URL's hash
 */
export async function openScreen(state: State, name: string, link?: HTMLElement): Promise<void> {
  if (!link) return openFromHash(state, screenIn({ hash: name }) ?? '')
  const screen = parseScreen(state, name)
  if (screen) requestScreen(state, screen, link)
}
