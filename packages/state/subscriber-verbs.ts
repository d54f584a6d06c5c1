import { foundSubscription } from '@bindery/contract/latest-subscription.ts'
import { requestReset as requestResetCall } from '@bindery/contract/password.ts'
import { registerSubscriber, verifySubscription } from '@bindery/contract/subscriber.ts'
import { searchSubscriber } from '@bindery/contract/subscriber-search.ts'
import type { User } from '@bindery/contract/user.ts'
import { track } from './analytics.ts'
import type { Refusal, Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { FaultEvent } from './fault.events.ts'
import { headerName, setHeaderFlag } from './header-flag.ts'
import type { Online } from './online.ts'
import { failureInWordsOf } from './refused-in-words.ts'
import { arrive, held, senderOf } from './session-verbs.ts'
import type { FoundSubscription, LookupInput, ProofInput } from './subscriber.ts'

// What a subscriber does who has no web account yet: loaded when somebody first does it.

/** How long the sign-up of a subscriber may keep the reader from reading, in ms. */
const patience = 3000

const refuse = (code: string, status: number): { ok: false; failure: Refusal } => ({
  ok: false,
  failure: { kind: 'refused', code, status },
})

export const find = (
  { client }: Online,
  input: LookupInput,
): Promise<Result<{ found: FoundSubscription }>> =>
  attempt<{ found: FoundSubscription }>(async () => {
    const answer = await client.call(searchSubscriber, { ...input })
    const one = foundSubscription(answer)
    if (!one) return refuse('no_active_subscription', 404)
    if (answer.userAccountExists) return refuse('account_exists', 409)
    const { firstName, lastName } = answer
    const { subscriptionSourceCode } = one
    return { ok: true, found: { ...input, firstName, lastName, subscriptionSourceCode } }
  })

/** A number that nobody can foretell: 32 bits, so that 173 more is still an exact one. */
const randomId = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The subscriber record of spec accounts 3; true when its answer has set the header flag. */
const signUp = async (
  { client, core }: Online,
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
  const sent = attempt(async () => {
    await client.call(registerSubscriber, record, { onHeaders })
    return { ok: true }
  })
  const late = new Promise<Result>((resolve) => {
    environment.timer(patience, () => resolve({ ok: false, failure: { kind: 'timeout' } }))
  })
  const answer = await Promise.race([sent, late])
  if (!answer.ok) {
    const event = new FaultEvent(
      'subscriber-register',
      `registerSubscriber: ${answer.failure.kind}`,
    )
    environment.dispatch(event, from)
  }
  return setHeaderFlag(environment, id, header)
}

export const prove = (
  online: Online,
  input: ProofInput,
  { from }: { readonly from?: EventTarget },
): Promise<Result<{ user: User; reloading: boolean; headerFlag: boolean }>> =>
  attempt(
    () =>
      held(online.core, async () => {
        const { client, core } = online
        const captcha = await core.captcha.execute('register_subscriber')
        if (!captcha.ok) return captcha
        const { emailAddress, accountNumber: accountNo, password, optIn, url } = input
        const token = captcha.token ? { reCaptchaToken: captcha.token } : {}
        const proof = { emailAddress, accountNo, password, optIn, ...token }
        await client.call(verifySubscription, proof, { url })
        const headerFlag = await signUp(online, input, from)
        track(core.environment, 'subscriber-registered', { headerFlag, source: input.source }, from)
        const arrived = await arrive(core, from)
        if (arrived.ok) return { ...arrived, headerFlag }
        // A server of another origin may have opened no session here: no fault of the browser's cookies.
        const { origin, href } = core.environment.location()
        const elsewhere = new URL(url, href).origin !== origin
        return elsewhere && arrived.failure.kind === 'unkept'
          ? { ok: false, failure: { kind: 'unexpected' } }
          : arrived
      }),
    failureInWordsOf,
  )

export const requestReset = (
  { client, core }: Online,
  { emailAddress }: { readonly emailAddress: string },
): Promise<Result> =>
  attempt(async () => {
    const captcha = await core.captcha.execute('forgot_pass_subscriber')
    if (!captcha.ok) return captcha
    await client.call(requestResetCall, { emailAddress, ...senderOf(captcha) })
    return { ok: true }
  })
