import type { Host } from '@bindery/element/host.ts'
import type { AuthState, Screen } from '@bindery/state/auth.ts'
import type { State } from '@bindery/state/state.ts'
import { createHolder } from './auth.holder.ts'

/** The attributes of the modal, typed. */
export interface AuthAttributes {
  readonly open: boolean
  /** Absent or not a screen: undefined. */
  readonly screen: Screen | undefined
  readonly fromPaywall: boolean
}

const closed: AuthState = { step: 'closed' }
const quiet = () => {}

/**
 * Keeps the attributes and the page's sign-in request in step, whichever changes first. While the
 * modal is open, `screen` is the screen shown; afterwards it is what the page had written.
 *
 * @param changed hears the page's request, as far as this modal is the one to answer it (`mine`)
 * @returns takes everything back
 */
export const createOpening = (
  state: State,
  host: Host<AuthAttributes>,
  changed: (now: AuthState, mine: boolean) => void,
): (() => void) => {
  const { auth } = state
  const holder = createHolder(state, host.id)
  const get = (): AuthState => (holder.mine() ? auth.$auth.get() : closed)
  let written: Pick<AuthAttributes, 'screen' | 'fromPaywall'> | null = null
  let reflecting = false

  const reflect = () => {
    const now = get()
    reflecting = true
    if (now.step === 'open') {
      written ??= host.$attributes.get()
      host.set('screen', now.screen)
      host.set('fromPaywall', now.fromPaywall)
    } else if (written) {
      host.set('screen', written.screen)
      host.set('fromPaywall', written.fromPaywall)
      written = null
    }
    host.set('open', now.step === 'open')
    reflecting = false
    changed(now, holder.mine())
  }

  const obey = () => {
    if (reflecting) return
    const { open, screen, fromPaywall } = host.$attributes.get()
    const now = get()
    if (open && now.step === 'closed') {
      holder.claim()
      // Nothing valid was asked for: '' is no screen, and that is registration.
      void auth.open({ screen: screen ?? '', fromPaywall }).catch(quiet)
      // A reader who is signed in is not asked.
      if (get().step === 'closed') host.set('open', false)
    } else if (!open && now.step === 'open') auth.close()
    else if (open && now.step === 'open' && screen && screen !== now.screen) {
      written = { screen, fromPaywall }
      auth.go(screen)
    }
  }

  const offs = [auth.$auth.listen(reflect), holder.listen(reflect), host.$attributes.listen(obey)]
  if (host.$attributes.get().open) obey()
  reflect()

  return () => {
    for (const off of offs) off()
    const showing = get().step === 'open'
    // Another modal of the page takes over; without one nothing would be left to close.
    if (holder.leave() && showing) auth.close()
  }
}
