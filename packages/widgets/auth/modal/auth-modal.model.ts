import { optInDefault } from '@bindery/contract/opt-in.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import type { AuthState, Screen } from '@bindery/state/page/auth-modal.ts'
import { createForm } from '@bindery/state/page/form.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import { lastEmail } from '@bindery/state/session/storage-keys.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { authMessages } from '../auth.messages.ts'
import { loadOtherScreens } from '../other-screens/load-other-screens.ts'
import type { ScreenData, ScreenStage } from '../screen.tsx'
import type { Remembered } from '../sign-in/remembered-sign-in.model.ts'
import type { RememberedView } from '../sign-in/remembered-sign-in.tsx'
import { type AuthAttributes, syncModal } from './modal-owner.ts'

export type AuthStage =
  | { readonly step: 'closed' }
  /** Another reader left a pending action behind. `action` says what it does. */
  | { readonly step: 'asking'; readonly action: string }
  | ScreenStage

const loadErrors = loadOnce(() => import('../errors.ts'))
const loadRememberedSignIn = loadOnce(() => import('../sign-in/remembered-sign-in.model.ts'))

/** The part of the view that does not depend on the stage. */
export interface AuthData extends ScreenData {
  /** Why the reader is asked to sign in, in words: the session has ended, the pending action. */
  readonly reasons: readonly string[]
  /** The screens stand in the page. */
  readonly inline: boolean
  /** How often the shown screen was asked for again, while it stands in the page. */
  readonly asked: number
  /** The captcha is on, so the modal shows its notice. */
  readonly captcha: boolean
  /** null: the plain sign-in screen. undefined: unknown until its code has loaded. */
  readonly remembered: RememberedView | null | undefined
  /** The code of the open screen has loaded. Its form starts with what was typed meanwhile. */
  loaded(): void
  /** The code of the open screen cannot be loaded. Goes back to sign-in, which shows the problem. */
  lost(): void
  /** Answers the question of `asking`. */
  answer(yes: boolean): void
}

export type AuthView = AuthStage & AuthData

/** The confirmation of a sent reset link closes the modal after this time, in ms. */
const sentClosesAfter = 5000

/** The screen that a closed modal's view is made for. */
const nowhere = { screen: 'sign-in', reason: null, fromPaywall: false } as const

/** The auth modal: its open screen, the values in its form and the result of sending it. */
export const createAuthModel = (state: State, host: Host<AuthAttributes>): Model<AuthView> => {
  const { auth, captcha, environment, pendingActions, $country } = state
  const $words = state.messages.define('auth', authMessages)
  const form = createForm(() => $words.get().unreachable)
  let shown: AuthState = { step: 'closed' }
  let isOwner = false
  let asked = 0
  /** Ends when the modal closes. */
  let whileOpen: (() => void)[] = []
  let cancelClosing: (() => void) | undefined
  let remembered: Remembered | null | undefined = null

  const isInline = () => host.$attributes.get().inline
  const hold = (on: boolean) => {
    cancelClosing?.()
    const closes = !on && form.$stage.get().step === 'sent' && !isInline()
    cancelClosing = closes
      ? environment.timer(sentClosesAfter, () => auth.close('done'))
      : undefined
  }

  const explain = (screen: Screen) => async (failure: Failure) => {
    const { screenProblem } = await loadErrors()
    return screenProblem(screen, failure, state, auth.go)
  }

  const send = (
    screen: Screen,
    call: () => Promise<Result>,
    toProblem: (failure: Failure) => Promise<Problem> = explain(screen),
  ) =>
    form.send(call, toProblem, (stillShown) => {
      // After a registration the modal itself shows another screen. After a reset link only the reader does, and may have
      // typed into it.
      if (stillShown || screen !== 'forgot-password') {
        form.forget()
        render()
      }
      if (screen === 'profile_settings') auth.close('done')
      if (screen === 'forgot-password') {
        state.liveRegion.announce($words.get().resetSent)
        if (!stillShown) return
        form.sent()
        hold(false)
      } else if (stillShown && !state.navigation.leaving()) form.restart()
    })

  /** Maps the fields of a screen to the input of the session's request, and sends it. */
  const submit = async (screen: Screen, values: Values, fromPaywall: boolean): Promise<Result> => {
    const from = host.element
    if (screen !== 'sign-in') {
      // The screen is shown, so its code has loaded.
      const { submitOtherScreen } = await loadOtherScreens()
      return submitOtherScreen(state, screen, values, { from, fromPaywall })
    }
    const { email = '', password = '' } = values
    return state.session.signIn({ username: email.trim(), password }, { from })
  }

  const stage = (): AuthStage => {
    const now = form.$stage.get()
    if (shown.step === 'closed') {
      const pending = isOwner ? pendingActions.$unconfirmed.get() : null
      return pending ? { step: 'asking', action: pending.name } : shown
    }
    if (now.step === 'sent') return { step: 'sent', screen: 'forgot-password' }
    return { ...now, screen: shown.screen }
  }

  const data = (): AuthData => {
    const { screen, reason, fromPaywall } = shown.step === 'open' ? shown : nowhere
    const optIn = optInDefault($country.get())
    const showsCaptcha = shown.step === 'open' && screen !== 'profile_settings'
    return {
      words: $words.get(),
      book: state.messages,
      paths: state.settings.paths,
      choices: state.settings,
      inline: isInline(),
      asked,
      reasons: [...new Set([reason, pendingActions.$action.get()?.name])].filter(
        (why): why is string => !!why,
      ),
      // Reading the store asks the server, so read it only for a screen that shows the notice.
      captcha: showsCaptcha && captcha.$enabled.get() === true,
      drafts: { optIn: optIn ? 'on' : '', ...form.drafts() },
      optIn,
      reader: readerOf(state.session.$session.value),
      remembered: remembered ? remembered.view() : remembered,
      go: auth.go,
      preload: (to) => {
        // A failure shows when the reader goes to the screen.
        if (to !== 'sign-in') loadOtherScreens().catch(() => {})
      },
      close: auth.close,
      submit: (values) => send(screen, () => submit(screen, values, fromPaywall)),
      draft: form.draft,
      loaded: () => render(),
      lost: () => {
        // The account exists by then, so the reader need not sign in.
        if (screen === 'profile_settings') return auth.finish()
        auth.go('sign-in')
        void send('sign-in', async () => ({ ok: false, failure: { kind: 'offline' } }))
      },
      answer: (yes) => (yes ? pendingActions.confirm() : pendingActions.discard()),
      hold,
    }
  }

  const showRemembered = () => remembered?.show(shown.step === 'open' && shown.screen === 'sign-in')
  /** Only a site with passkeys, or a browser that remembers an e-mail, needs more than the plain form. */
  const loadRemembered = () => {
    if (remembered !== null || !(state.settings.passkeys || lastEmail(environment))) return
    remembered = undefined
    const done = (made: Remembered | null) => {
      remembered = made
      showRemembered()
      render()
    }
    loadRememberedSignIn()
      .then(({ createRemembered }) =>
        createRemembered({
          state,
          form,
          from: host.element,
          render,
          run: (...args) => send('sign-in', ...args),
          explain: explain('sign-in'),
        }),
      )
      .then(done, () => done(null))
  }

  const opened = () => {
    // It tells a reader that the account was created. Before the first answer, a guest may open it, too.
    const isProfile = () => shown.step === 'open' && shown.screen === 'profile_settings'
    if (isProfile())
      void state.session
        .check()
        .then(({ status }) => status === 'guest' && isProfile() && auth.go('sign-in'))
    whileOpen = [
      isInline()
        ? () => {}
        : state.overlays.open({ id: host.id, kind: 'modal', close: auth.close }),
      captcha.$enabled.listen(render),
      $country.listen(render),
      $words.listen(render),
      // The back/forward cache restores the form as it was when the page left: still sending.
      environment.onPageShow((persisted) => persisted && form.restart()),
    ]
  }
  const closed = () => {
    for (const off of whileOpen.splice(0)) off()
  }

  const { render, ...model } = createView(
    [form.$stage, pendingActions.$unconfirmed],
    (): AuthView => ({ ...stage(), ...data() }),
    state.session.$readerChanges.listen(() => {
      form.forget()
      form.restart()
    }),
    () => {
      hold(true)
      closed()
      stopSync()
      shown = { step: 'closed' }
      showRemembered()
    },
  )
  const stopSync = syncModal(state, host, (now, owner) => {
    const before = shown
    shown = now
    isOwner = owner
    const screenOf = (at: AuthState) => (at.step === 'open' ? at.screen : null)
    if (screenOf(before) !== screenOf(shown)) {
      hold(true)
      form.restart()
    } else if (shown.step === 'open' && shown !== before) asked += 1
    if (before.step === 'closed' && shown.step === 'open') opened()
    if (before.step === 'open' && shown.step === 'closed') closed()
    if (screenOf(shown) === 'sign-in') loadRemembered()
    showRemembered()
    render()
  })
  return model
}
