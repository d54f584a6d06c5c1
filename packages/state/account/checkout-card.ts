import { clientFields } from '../client/captcha.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import { RegisteredEvent } from '../session/session.events.ts'
import type { ActionOptions, RegisterInput, SessionCore, SignInInput } from '../session/session.ts'

/**
 * `known`: the e-mail address belongs to a subscriber, so nothing was registered. `unkept`: the server signed
 * the reader in, but the browser blocked the session cookie, because the frame is on another site.
 */
export type CheckoutOutcome = 'done' | 'known' | 'unkept'
export type CheckoutResult = Result<{ outcome: CheckoutOutcome }>

type CardPage = Pick<Core, 'server'>

// The modal's actions reload the page. Here the element of the card does that.

const completeOnCard = async (core: SessionCore, from?: EventTarget): Promise<CheckoutResult> => {
  const state = await core.load()
  if ('user' in state) {
    core.announceSignIn(state.user, from)
    core.auth.finish()
    return { ok: true, outcome: 'done' }
  }
  if (state.status === 'guest') {
    core.unkept()
    return { ok: true, outcome: 'unkept' }
  }
  const failure = 'failure' in state ? state.failure : undefined
  return { ok: false, failure: failure ?? { kind: 'unexpected' } }
}

/**
 * Signs in from a card of the checkout. Refreshes the profile, resolves the sign-in promise and dispatches
 * `bindery-signed-in`. The caller closes the card and reloads. Refusals: as `session.signIn`.
 */
export const signInAtCheckout = (
  { server }: CardPage,
  input: SignInInput,
  { from }: ActionOptions,
): Promise<CheckoutResult> =>
  server.use(({ call, core }) =>
    core.withPendingPaused(async () => {
      const captcha = await core.captcha.execute('sign_in_checkout')
      if (!captcha.ok) return captcha
      const answer = await call('signIn', { ...input, ...clientFields(captcha) })
      return answer.ok ? completeOnCard(core, from) : answer
    }),
  )

/** Registers from a card of the checkout, then completes as `signInAtCheckout`. Refusals: as `session.register`. */
export const registerAtCheckout = (
  { server }: CardPage,
  input: RegisterInput,
  { from }: ActionOptions,
): Promise<CheckoutResult> =>
  server.use(({ call, core }) =>
    core.withPendingPaused(async (): Promise<CheckoutResult> => {
      const { emailAddress } = input
      if (await core.isSubscriber(emailAddress)) return { ok: true, outcome: 'known' }
      const captcha = await core.captcha.execute('register_checkout')
      if (!captcha.ok) return captcha
      const answer = await call('register', { ...input, ...clientFields(captcha) })
      if (!answer.ok) return answer
      core.environment.dispatch(new RegisteredEvent(emailAddress), from)
      return completeOnCard(core, from)
    }),
  )

/** Requests the reset mail from a card of the checkout. Refusals: `user_restricted`, `locked`. */
export const requestCheckoutReset = async (
  { captcha, server }: Pick<Core, 'captcha' | 'server'>,
  { emailAddress }: { readonly emailAddress: string },
): Promise<Result> => {
  const token = await captcha.execute('forgot_pass_checkout')
  if (!token.ok) return token
  const answer = await server.call('requestReset', { emailAddress, ...clientFields(token) })
  return answer.ok ? { ok: true } : answer
}
