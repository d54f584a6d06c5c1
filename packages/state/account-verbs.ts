import type { Client } from '@bindery/api/client.ts'
import { foundSubscription } from '@bindery/contract/latest-subscription.ts'
import { requestReset as requestResetCall } from '@bindery/contract/password.ts'
import { register as registerCall } from '@bindery/contract/registration.ts'
import { searchSubscriber } from '@bindery/contract/subscriber-search.ts'
import { attempt } from './failure-of.ts'
import { failureInWordsOf } from './refused-in-words.ts'
import { RegisteredEvent } from './session.events.ts'
import type { RegisterInput, Session, SessionCore, VerbOptions } from './session.ts'
import { announce, fromPaywall, held, senderOf } from './session-verbs.ts'
import { encodeEmail } from './subscriber-link.ts'

// What a reader does to an account, apart from signing in: it is loaded when somebody first does it.

/** Whether the e-mail belongs to a subscription that can be proved. A question that fails counts as no. */
export const isSubscriber = (client: Client, emailAddress: string) =>
  client.call(searchSubscriber, { emailAddress }).then(
    (answer) => foundSubscription(answer) !== undefined,
    () => false,
  )

export const register = (
  client: Client,
  core: SessionCore,
  input: RegisterInput,
  options: VerbOptions & { readonly fromPaywall?: boolean } = {},
): ReturnType<Session['register']> =>
  attempt(
    () =>
      held(core, async () => {
        const { emailAddress } = input
        const { from } = options
        const paywall = options.fromPaywall ?? fromPaywall(core)
        if (await isSubscriber(client, emailAddress)) {
          const page = core.settings.paths.subscriberRegistration
          core.navigation.go(`${page}?emailAddress=${encodeEmail(emailAddress)}`, { from })
          return { ok: true, outcome: 'redirected', emailAddress }
        }
        const captcha = await core.captcha.execute(paywall ? 'register_paywall' : 'register_modal')
        if (!captcha.ok) return captcha
        await client.call(registerCall, { ...input, ...senderOf(captcha) })
        core.environment.dispatch(new RegisteredEvent(emailAddress), from)
        const state = await core.load()
        if ('user' in state) announce(core, state.user, from)
        const search = { registration: 'success' }
        if (paywall && core.navigation.reload('registered', { from, search })) {
          core.auth.finish()
          return { ok: true, outcome: 'reloading', emailAddress }
        }
        core.auth.go('profile_settings')
        return { ok: true, outcome: 'registered', emailAddress }
      }),
    failureInWordsOf,
  )

export const requestReset = (
  client: Client,
  core: SessionCore,
  { emailAddress }: { readonly emailAddress: string },
): ReturnType<Session['requestReset']> =>
  attempt(async () => {
    const captcha = await core.captcha.execute(
      fromPaywall(core) ? 'forgot_pass_paywall' : 'forgot_pass',
    )
    if (!captcha.ok) return captcha
    await client.call(requestResetCall, { emailAddress, ...senderOf(captcha) })
    return { ok: true }
  })
