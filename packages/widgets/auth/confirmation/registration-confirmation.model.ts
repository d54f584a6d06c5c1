import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { type CloseReason, createOpenEvents } from '@bindery/state/environment/overlay.events.ts'
import type { State } from '@bindery/state/state.ts'
import { confirmationMessages } from '../auth.messages.ts'

/** Scrolling the page further than this closes the confirmation, in CSS pixels. */
const scrollCloses = 250

export interface ConfirmationAttributes {
  readonly open: boolean
  readonly email: string | undefined
}

export interface ConfirmationView {
  readonly open: boolean
  readonly words: typeof confirmationMessages
  /** '' if unknown. */
  readonly email: string
  close(reason?: CloseReason): void
  /** Call it once the confirmation is on the page; `top` is the page's scroll position in CSS pixels. */
  shown(top: number): void
  /** Keeps scrolling from closing it while the pointer or focus is on it. */
  hold(on: boolean): void
}

/** Whether the address says that a registration from a paywall has just succeeded. */
const hasRegistered = ({ search }: { search: string }): boolean =>
  new URLSearchParams(search).get('registration') === 'success'

const withoutRegistration = (href: string): string => {
  const url = new URL(href)
  url.searchParams.delete('registration')
  return url.href
}

/** The confirmation after registering (spec accounts 2). */
export const createConfirmationModel = (
  state: State,
  host: Host<ConfirmationAttributes>,
): Model<ConfirmationView> => {
  const { environment, session, settings } = state
  const $words = state.messages.define('confirmation', confirmationMessages)
  let start = 0
  let top = 0
  let held = false

  // Only on closing: a reader who reloads the page while it is open may not have read it yet.
  const cleanAddress = () => {
    const location = environment.location()
    if (hasRegistered(location)) environment.replaceUrl(withoutRegistration(location.href))
  }
  const close = (reason: CloseReason = 'done') => {
    if (!host.$attributes.get().open) return
    events.close(reason)
    cleanAddress()
    if (settings.paywall) state.navigation.reload('registered', { from: host.element })
  }
  const closeIfScrolled = () => {
    if (!held && Math.abs(top - start) > scrollCloses) close()
  }
  const view = (): ConfirmationView => {
    const { open, email } = host.$attributes.get()
    // Reading the session asks the server, so read it only while the confirmation is open.
    const now = open ? session.$session.get() : null
    return {
      open,
      words: $words.get(),
      email: email || (now && 'user' in now ? now.user.emailAddress : ''),
      close,
      shown: (at) => {
        start = top = at
      },
      hold: (on) => {
        held = on
        closeIfScrolled()
      },
    }
  }

  const onSession = () => {
    if (hasRegistered(environment.location()) && 'user' in session.$session.get()) {
      host.set('open', true)
    }
    if (host.$attributes.get().open) render()
  }

  // Subscribing asks the server for the session.
  let stopSession: (() => void) | undefined
  const watchSession = () => {
    stopSession ??= session.$session.subscribe(onSession)
  }

  const offs = [
    host.$attributes.listen(({ open }, before) => {
      if (open) watchSession()
      else if (before?.open) cleanAddress()
      render()
    }),
    environment.onScroll((at) => {
      top = at
      if (host.$attributes.get().open) closeIfScrolled()
    }),
    () => stopSession?.(),
  ]
  const { render, ...model } = createView([], view, ...offs, () => events.destroy())
  const events = createOpenEvents(host)
  if (hasRegistered(environment.location()) || host.$attributes.get().open) watchSession()
  return model
}
