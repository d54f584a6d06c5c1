import type { Host } from '@bindery/element/host.ts'
import { createOpenEvents } from '@bindery/state/environment/overlay.events.ts'
import type { AuthState, Screen } from '@bindery/state/page/auth-modal.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type WritableAtom } from 'nanostores'

/** The typed attributes of the modal. */
export interface AuthAttributes {
  readonly open: boolean
  /** undefined: absent, or not the name of a screen. */
  readonly screen: Screen | undefined
  readonly fromPaywall: boolean
  readonly inline: boolean
}

/**
 * The ids of a page's modals. A page may have several modals but has one session, so only the first one in
 * this list, the owner, opens.
 */
const modals = new WeakMap<State['environment'], WritableAtom<readonly string[]>>()

const closed: AuthState = { step: 'closed' }

/**
 * Keeps the modal's attributes and the page's sign-in state in sync, in both directions. While the modal is
 * open, `screen` is the screen shown. Closing restores the value that the page had written.
 *
 * @param onChange receives the sign-in state, which is closed for a modal that is not the owner
 * @returns stops the synchronization
 */
export const syncModal = (
  state: State,
  host: Host<AuthAttributes>,
  onChange: (now: AuthState, isOwner: boolean) => void,
): (() => void) => {
  const { auth, environment } = state
  const $modals = modals.get(environment) ?? atom<readonly string[]>([])
  modals.set(environment, $modals)
  const others = () => $modals.get().filter((id) => id !== host.id)
  $modals.set([...$modals.get(), host.id])
  const isOwner = () => $modals.get()[0] === host.id
  const current = (): AuthState => (isOwner() ? auth.$auth.get() : closed)
  /** What the page had written before the modal opened. */
  let written: Pick<AuthAttributes, 'screen' | 'fromPaywall'> | null = null
  let syncing = false
  const events = createOpenEvents(host)

  const syncToAttributes = () => {
    const now = current()
    syncing = true
    if (now.step === 'open') {
      written ??= host.$attributes.get()
      host.set('screen', now.screen)
      host.set('fromPaywall', now.fromPaywall)
    } else if (written) {
      host.set('screen', written.screen)
      host.set('fromPaywall', written.fromPaywall)
      written = null
    }
    if (now.step === 'open') host.set('open', true)
    else if (host.$attributes.get().open) events.close(now.reason ?? 'other-overlay')
    syncing = false
    onChange(now, isOwner())
  }

  const syncFromAttributes = () => {
    if (syncing) return
    const { open, screen, fromPaywall } = host.$attributes.get()
    const now = current()
    if (open && now.step === 'closed') {
      // Takes the ownership.
      $modals.set([host.id, ...others()])
      // '' is no screen, so `open` falls back to registration.
      void auth.open({ screen: screen ?? '', fromPaywall }).catch(() => {})
      // `open` does nothing for a reader who is signed in.
      if (current().step === 'closed') events.close('done')
    } else if (!open && now.step === 'open') auth.close()
    else if (open && now.step === 'open' && screen && screen !== now.screen) {
      written = { screen, fromPaywall }
      auth.go(screen)
    }
  }

  const offs = [
    auth.$auth.listen(syncToAttributes),
    $modals.listen(syncToAttributes),
    host.$attributes.listen(syncFromAttributes),
  ]
  if (host.$attributes.get().open) syncFromAttributes()
  syncToAttributes()

  return () => {
    for (const off of offs) off()
    events.destroy()
    const showing = current().step === 'open'
    $modals.set(others())
    // Another modal of the page takes over. Without one, nothing could close the sign-in.
    if (!$modals.get()[0] && showing) auth.close()
  }
}
