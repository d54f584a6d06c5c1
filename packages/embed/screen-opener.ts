import type { Screen } from '@bindery/state/auth.ts'
import type { State } from '@bindery/state/state.ts'

/** The screens a link may open: profile_settings is the end of a registration, no place to go to. */
const screens: readonly Screen[] = ['sign-in', 'registration', 'forgot-password']

const told = new Set<string>()
/** The pages whose address is watched since it has opened a screen. */
const watched = new WeakSet<State>()

const screenOf = ({ environment }: State, asked: string): Screen | undefined => {
  const screen = screens.find((each) => each === asked)
  if (!screen && !told.has(asked)) {
    told.add(asked)
    const shown = asked.length > 80 ? `${asked.slice(0, 80)}…` : asked
    environment.warn(`${shown} is not a valid screen; allowed for a link: ${screens.join(', ')}`)
  }
  return screen
}

/** What the address asks for; null when it does not speak to us. */
const askedBy = ({ hash }: { readonly hash: string }): string | null =>
  /^#bindery(?::|%3a)(.*)$/i.exec(hash)?.[1] ?? null

/** Takes the answered request out of the address: a reload or a shared link does not ask again. */
const takeAway = ({ environment }: State): void => {
  const { pathname, search } = environment.location()
  if (askedBy(environment.location()) !== null) environment.replaceUrl(pathname + search)
}

const request = ({ auth }: State, screen: Screen, link?: HTMLElement): boolean => {
  const waiting = auth.request({ screen }, link)
  // How it ends is no concern of a link.
  waiting?.catch(() => {})
  return waiting !== null
}

/**
 * Keeps address and modal together: the hash goes when the modal closes, and the modal closes when the hash
 * goes.
 */
const watch = (state: State): void => {
  if (watched.has(state)) return
  watched.add(state)
  state.auth.$auth.listen(({ step }) => step === 'closed' && takeAway(state))
  addEventListener('hashchange', ({ oldURL }) => {
    const open = state.auth.$auth.get()
    const was = askedBy(new URL(oldURL)) !== null
    if (!was || askedBy(location) !== null || open.step === 'closed') return
    // Back is a way out, but not past the question that ends a registration.
    if (open.screen !== 'profile_settings') state.auth.close()
  })
}

const follow = async (state: State, asked: string): Promise<void> => {
  const screen = screenOf(state, asked)
  if (!screen) return
  const now = await state.session.check()
  // Meanwhile the reader may have gone on.
  if (askedBy(state.environment.location()) !== asked) return
  if ('user' in now) return takeAway(state)
  watch(state)
  if (state.auth.$auth.get().step === 'open') state.auth.go(screen)
  // The page has a login of its own.
  else if (!request(state, screen)) takeAway(state)
}

/**
 * Opens a screen of the auth modal: for a link that carries `data-bindery-open`, or because the address
 * says `#bindery:…`. Whoever has signed in sees nothing; what is no screen is told to the console, once.
 * @param asked the value of the attribute; without a link the hash of the address
 */
export async function openScreen(state: State, asked: string, link?: HTMLElement): Promise<void> {
  if (!link) return follow(state, askedBy({ hash: asked }) ?? '')
  const screen = screenOf(state, asked)
  if (screen) request(state, screen, link)
}
