import {
  hasOtherSubscription,
  latestEligibleSubscription,
} from '@bindery/contract/latest-subscription.ts'
import type { User } from '@bindery/contract/user.ts'
import { clientFields } from '../client/captcha.ts'
import type { Refusal, Result } from '../client/failure.ts'
import { BinderyErrorEvent } from '../environment/error.events.ts'
import { track } from '../page/analytics.ts'
import type { Core } from '../session/core.ts'
import type { ActionTools } from '../session/resumable-action.ts'
import { headerName, setHeaderFlag } from './header-flag.ts'

export interface LookupInput {
  readonly emailAddress: string
  /** The number on the mailing label. */
  readonly accountNumber: string
}

/** The result of a lookup: the latest active subscription of an accepted source. */
export interface FoundSubscription extends LookupInput {
  readonly firstName: string
  readonly lastName: string
  readonly subscriptionSourceCode: string
}

export interface ProofInput extends FoundSubscription {
  /** The password of the new web account. */
  readonly password: string
  readonly optIn: boolean
  /** The target of the proof, validated by `verifyUrlOf`. */
  readonly url: string
  /** The name of the tag, for the subscriber record. */
  readonly source: string
}

/** The maximum time that a reader waits for the subscriber record, in ms. */
const signUpTimeoutMs = 3000

const refuse = (code: string, status: number): { ok: false; failure: Refusal } => ({
  ok: false,
  failure: { kind: 'refused', code, status },
})

/**
 * Looks up a subscription (spec accounts 7). Refusals: `no_active_subscription`, `account_exists` (the e-mail
 * address already has a web account), `other_source` (the subscription is active, but of a source that cannot
 * be verified here). Fails with `busy` after too many numbers.
 */
export const findSubscription = async (
  { server, settings }: Pick<Core, 'server' | 'settings'>,
  input: LookupInput,
): Promise<Result<{ found: FoundSubscription }>> => {
  const answer = await server.call('searchSubscriber', { ...input })
  if (!answer.ok) return answer
  const { subscriptionSources: sources } = settings
  const one = latestEligibleSubscription(answer.data, sources)
  const isNone = !one && !hasOtherSubscription(answer.data, sources)
  if (isNone) return refuse('no_active_subscription', 404)
  if (answer.data.userAccountExists) return refuse('account_exists', 409)
  if (!one) return refuse('other_source', 404)
  const { firstName, lastName } = answer.data
  const { subscriptionSourceCode } = one
  return { ok: true, found: { ...input, firstName, lastName, subscriptionSourceCode } }
}

/** An unpredictable number. It has 32 bits, so that adding 173 stays exact. */
const randomId = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Sends the subscriber record of spec accounts 3. Returns whether the response has set the header flag. */
const signUp = async (
  { call, core }: Pick<ActionTools, 'call' | 'core'>,
  input: ProofInput,
  from: EventTarget | undefined,
): Promise<boolean> => {
  const { environment } = core
  const id = randomId()
  let header: string | null = null
  const record = {
    id,
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.emailAddress,
    source: input.source,
    subscriberAccountNumber: input.accountNumber,
    subscriptionCode: input.subscriptionSourceCode,
    subscriptionActive: true,
    subscriptionLinked: true,
    optIn: input.optIn,
  }
  const onHeaders = (headers: Headers) => {
    header = headers.get(headerName)
  }
  const sent: Promise<Result> = call('registerSubscriber', record, { onHeaders })
  const timeout = new Promise<Result>((resolve) => {
    environment.timer(signUpTimeoutMs, () => resolve({ ok: false, failure: { kind: 'timeout' } }))
  })
  const answer = await Promise.race([sent, timeout])
  if (!answer.ok) {
    const event = new BinderyErrorEvent(
      'subscriber-register',
      `registerSubscriber: ${answer.failure.kind}`,
    )
    environment.dispatch(event, from)
  }
  return setHeaderFlag(environment, id, header)
}

/**
 * Proves a subscription, which creates its web account. Then sends the subscriber record, which sets the
 * header flag, and completes as any sign-in: dispatches `bindery-signed-in` and reloads the page. If the
 * record fails, `bindery-error` reports it and the sign-in continues. Refusals:
 * `no_active_subscription`, `username_unavailable`, `user_restricted`, `invalid_fields` (errors),
 * `captcha_refused`.
 */
export const proveSubscription = (
  { server }: Pick<Core, 'server'>,
  input: ProofInput,
  { from }: { readonly from?: EventTarget } = {},
): Promise<Result<{ user: User; reloading: boolean; headerFlag: boolean }>> =>
  server.use((tools) =>
    tools.core.withPendingPaused(async () => {
      const { call, core } = tools
      const captcha = await core.captcha.execute('register_subscriber')
      if (!captcha.ok) return captcha
      const { emailAddress, accountNumber: accountNo, password, optIn, url } = input
      const token = captcha.token ? { reCaptchaToken: captcha.token } : {}
      const proof = { emailAddress, accountNo, password, optIn, ...token }
      const proved = await call('verifySubscription', proof, { url })
      if (!proved.ok) return proved
      const headerFlag = await signUp(tools, input, from)
      track(core.environment, 'subscriber-registered', { headerFlag, source: input.source }, from)
      const completed = await core.completeSignIn(from)
      if (completed.ok) return { ...completed, headerFlag }
      // A server of another origin may not have opened a session here. Do not blame the browser's cookies.
      const { origin, href } = core.environment.location()
      const elsewhere = new URL(url, href).origin !== origin
      return elsewhere && completed.failure.kind === 'unkept'
        ? { ok: false, failure: { kind: 'unexpected' } }
        : completed
    }),
  )

/** Requests the reset mail from the subscriber card. Refusals: `user_restricted`, `locked`. */
export const requestSubscriberReset = async (
  { captcha, server }: Pick<Core, 'captcha' | 'server'>,
  { emailAddress }: { readonly emailAddress: string },
): Promise<Result> => {
  const token = await captcha.execute('forgot_pass_subscriber')
  if (!token.ok) return token
  const answer = await server.call('requestReset', { emailAddress, ...clientFields(token) })
  return answer.ok ? { ok: true } : answer
}
