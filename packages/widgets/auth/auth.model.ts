import { optInDefault } from '@bindery/contract/opt-in.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { AuthState, Screen } from '@bindery/state/auth.ts'
import type { Failure, Result } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import { lastEmail } from '@bindery/state/private-storage.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { atom } from 'nanostores'
import { send } from './auth.calls.ts'
import { authMessages } from './auth.messages.ts'
import { type AuthAttributes, createOpening } from './auth.opening.ts'
import type { AuthPicture, AuthProps, AuthView } from './auth.view.ts'
import type { ReturningControl } from './returning.model.ts'

/** The confirmation of a sent reset link closes the modal after so many milliseconds. */
const sentClosesAfter = 5000

/** What the closed modal's props are made of. */
const nowhere = { screen: 'sign-in', reason: null, fromPaywall: false } as const

/** The auth modal: which screen is open, what is typed into it, and what became of it. */
export const createAuthModel = (state: State, host: Host<AuthAttributes>): Model<AuthView> => {
  const { auth, captcha, environment, intent, $country } = state
  const $words = state.messages.define('auth', authMessages)
  const form = createForm(() => $words.get().unreachable)
  let shown: AuthState = { step: 'closed' }
  let mine = false
  /** What has to end when the modal closes. */
  let whileOpen: (() => void)[] = []
  let stay: (() => void) | undefined
  let returning: ReturningControl | null | undefined = null

  const hold = (on: boolean) => {
    stay?.()
    const waits = !on && form.$stage.get().step === 'sent'
    stay = waits ? environment.timer(sentClosesAfter, () => auth.close()) : undefined
  }

  const run = (
    screen: Screen,
    call: () => Promise<Result>,
    wrong = async (failure: Failure): Promise<Problem> => {
      const { refusalOf } = await import('./refusal.ts')
      return refusalOf(screen, failure, state, auth.go)
    },
  ) =>
    form.send(call, wrong, (here) => {
      form.forget()
      paint()
      if (screen === 'profile_settings') auth.close()
      if (screen === 'forgot-password') {
        state.status.announce($words.get().resetSent)
        if (!here) return
        form.sent()
        hold(false)
      } else if (here && !state.navigation.leaving()) form.restart()
    })

  const submit = (screen: Screen, fromPaywall: boolean) => (values: Values) =>
    run(screen, () => send(state, screen, values, { from: host.element, fromPaywall }))

  const picture = (): AuthPicture => {
    const stage = form.$stage.get()
    if (shown.step === 'closed') {
      const pending = mine ? intent.$pending.get() : null
      return pending ? { step: 'asking', wish: pending.name } : shown
    }
    if (stage.step === 'sent') return { step: 'sent', screen: 'forgot-password' }
    return { ...stage, screen: shown.screen }
  }

  const props = (): AuthProps => {
    const words = $words.get()
    const open = shown.step === 'open' ? shown : nowhere
    const optIn = optInDefault($country.get())
    const drafts = { optIn: optIn ? 'on' : '', ...form.drafts() }
    return {
      words,
      book: state.messages,
      paths: state.settings.paths,
      reasons: [...new Set([open.reason, intent.$kept.get()?.name])].filter(
        (why): why is string => !!why,
      ),
      // Reading it asks the server: only while a screen is open that shows it.
      captcha:
        open !== nowhere && open.screen !== 'profile_settings' && captcha.$enabled.get() === true,
      drafts,
      optIn,
      returning: returning ? returning.view() : returning,
      go: auth.go,
      close: auth.close,
      submit: submit(open.screen, open.fromPaywall),
      draft: form.draft,
      lost: () => {
        if (open.screen === 'profile_settings') return auth.finish()
        auth.go('sign-in')
        void run('sign-in', async () => ({ ok: false, failure: { kind: 'offline' } }))
      },
      answer: (yes) => (yes ? intent.confirm() : intent.discard()),
      hold,
    }
  }

  const $view = atom<AuthView>({ ...picture(), ...props() })
  const paint = () => $view.set({ ...picture(), ...props() })

  const showReturning = () => returning?.show(shown.step === 'open' && shown.screen === 'sign-in')
  const fetchReturning = async () => {
    const { createReturning } = await import('./returning.model.ts')
    const parts = { state, form, from: host.element, paint }
    return createReturning({ ...parts, run: (...args) => run('sign-in', ...args) })
  }
  /** Only a site with passkeys, or a browser that remembers an e-mail, has more than the plain form. */
  const bringReturning = () => {
    if (returning !== null || !(state.settings.passkeys || lastEmail(environment))) return
    returning = undefined
    const there = (made: ReturningControl | null) => {
      returning = made
      showReturning()
      paint()
    }
    fetchReturning().then(there, () => there(null))
  }

  const opened = () => {
    whileOpen = [
      state.overlays.open({ id: host.id, kind: 'modal', close: auth.close }),
      captcha.$enabled.listen(paint),
      $country.listen(paint),
      $words.listen(paint),
      // The reader has come back from another page; the form was being sent when they left.
      environment.onPageShow((persisted) => persisted && form.restart()),
    ]
  }
  const closed = () => {
    for (const off of whileOpen.splice(0)) off()
  }

  const stop = createOpening(state, host, (now, isMine) => {
    const before = shown
    shown = now
    mine = isMine
    const screenOf = (at: AuthState) => (at.step === 'open' ? at.screen : null)
    if (screenOf(before) !== screenOf(shown)) {
      hold(true)
      form.restart()
    }
    if (before.step === 'closed' && shown.step === 'open') opened()
    if (before.step === 'open' && shown.step === 'closed') closed()
    if (screenOf(shown) === 'sign-in') bringReturning()
    showReturning()
    paint()
  })
  const offs = [
    form.$stage.listen(paint),
    intent.$pending.listen(paint),
    state.session.$departures.listen(() => {
      form.forget()
      form.restart()
    }),
  ]

  return {
    $view,
    destroy: () => {
      hold(true)
      closed()
      stop()
      shown = { step: 'closed' }
      showReturning()
      for (const off of offs) off()
    },
  }
}
