import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ConfirmationWords, confirmationMessages } from './confirmation.messages.ts'

/** It closes when the page has been scrolled by more than so many CSS pixels. */
const scrollCloses = 250

export interface ConfirmationAttributes {
  readonly open: boolean
  readonly email: string | undefined
}

export interface ConfirmationView {
  readonly open: boolean
  readonly words: ConfirmationWords
  /** '' when it is not known. */
  readonly email: string
  close(): void
  /** It has been drawn; `top` is how far the page was scrolled by then, in CSS pixels. */
  shown(top: number): void
  /** Pointer or focus is on it, so that scrolling does not close it. */
  hold(on: boolean): void
}

/** Whether the address says that a registration from a paywall has just ended well. */
const registered = ({ search }: { search: string }): boolean =>
  new URLSearchParams(search).get('registration') === 'success'

const without = (href: string): string => {
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

  // Only when it is closed: a reader who reloads the page before may not have read it.
  const forget = () => {
    const { href } = environment.location()
    if (registered(environment.location())) environment.replaceUrl(without(href))
  }
  const close = () => {
    if (!host.$attributes.get().open) return
    host.set('open', false)
    forget()
    if (settings.paywall) state.navigation.reload('registered', { from: host.element })
  }
  const scrolled = () => {
    if (!held && Math.abs(top - start) > scrollCloses) close()
  }
  const view = (): ConfirmationView => {
    const { open, email } = host.$attributes.get()
    // Reading it asks the server: not before there is something to say it on.
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
        scrolled()
      },
    }
  }

  const $view = atom(view())
  const paint = () => $view.set(view())
  const greet = () => {
    if (registered(environment.location()) && 'user' in session.$session.get()) {
      host.set('open', true)
    }
    if (host.$attributes.get().open) paint()
  }

  // Who is reading is asked for only where the answer matters.
  let stopAsking: (() => void) | undefined
  const ask = () => {
    stopAsking ??= session.$session.subscribe(greet)
  }

  const offs = [
    host.$attributes.listen(({ open }, before) => {
      if (open) ask()
      else if (before?.open) forget()
      paint()
    }),
    environment.onScroll((at) => {
      top = at
      if (host.$attributes.get().open) scrolled()
    }),
  ]
  if (registered(environment.location()) || host.$attributes.get().open) ask()
  return {
    $view,
    destroy: () => {
      stopAsking?.()
      for (const off of offs) off()
    },
  }
}
