import { requestReset as requestResetCall } from '@bindery/contract/password.ts'
import { register as registerCall } from '@bindery/contract/registration.ts'
import { signIn as signInCall } from '@bindery/contract/session.ts'
import { isSubscriber } from './account-verbs.ts'
import type { CheckoutResult } from './checkout-card.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { Online } from './online.ts'
import { RegisteredEvent } from './session.events.ts'
import type { RegisterInput, SessionCore, SignInInput, VerbOptions } from './session.ts'
import { announce, held, senderOf } from './session-verbs.ts'

// The verbs of the checkout's cards: the modal's reload the page they are on, these leave that to the card.

const arrive = async (core: SessionCore, from?: EventTarget): Promise<CheckoutResult> => {
  const state = await core.load()
  if ('user' in state) {
    announce(core, state.user, from)
    core.auth.finish()
    return { ok: true, outcome: 'done' }
  }
  if (state.status === 'guest') return { ok: true, outcome: 'unkept' }
  const failure = 'failure' in state ? state.failure : undefined
  return { ok: false, failure: failure ?? { kind: 'unexpected' } }
}

export const signIn = (
  { client, core }: Online,
  input: SignInInput,
  { from }: VerbOptions,
): Promise<CheckoutResult> =>
  attempt(() =>
    held(core, async () => {
      const captcha = await core.captcha.execute('sign_in_checkout')
      if (!captcha.ok) return captcha
      await client.call(signInCall, { ...input, ...senderOf(captcha) })
      return arrive(core, from)
    }),
  )

export const register = (
  { client, core }: Online,
  input: RegisterInput,
  { from }: VerbOptions,
): Promise<CheckoutResult> =>
  attempt(() =>
    held(core, async (): Promise<CheckoutResult> => {
      const { emailAddress } = input
      if (await isSubscriber(client, emailAddress)) return { ok: true, outcome: 'known' }
      const captcha = await core.captcha.execute('register_checkout')
      if (!captcha.ok) return captcha
      await client.call(registerCall, { ...input, ...senderOf(captcha) })
      core.environment.dispatch(new RegisteredEvent(emailAddress), from)
      return arrive(core, from)
    }),
  )

export const requestReset = (
  { client, core }: Online,
  { emailAddress }: { readonly emailAddress: string },
): Promise<Result> =>
  attempt(async () => {
    const captcha = await core.captcha.execute('forgot_pass_checkout')
    if (!captcha.ok) return captcha
    await client.call(requestResetCall, { emailAddress, ...senderOf(captcha) })
    return { ok: true }
  })
