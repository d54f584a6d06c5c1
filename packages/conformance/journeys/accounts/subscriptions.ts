import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext, SiteFacts } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader, Refusal } from '../../check/reader.ts'

const nobody = () => `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`

/** A number that no subscription has. */
export const wrongNumber = '0000000000'

type Subscriber = NonNullable<SiteFacts['subscriber']>

/** The given subscriber is found by e-mail and number, and by nothing less with a name. */
async function checkKnown(guest: Reader, { email, accountNumber }: Subscriber): Promise<void> {
  const input = { emailAddress: email, accountNumber }
  const found = await guest.call(endpoints.searchSubscriber, input)
  const { active, emailAddress, subscriptions } = found.data
  const isOwn = guest.expect(emailAddress.toLowerCase() === email.toLowerCase(), found, {
    name: 'subscriber-foreign',
    expected: 'the e-mail that was looked up',
    got: 'another one',
    path: 'emailAddress',
  })
  if (!isOwn) return
  const isActive = subscriptions.length === 0 || subscriptions.some((each) => each.active)
  guest.expect(active === isActive, found, {
    name: 'subscription-state',
    expected: `active: ${isActive}, as in its subscriptions`,
    got: `active: ${active}`,
    path: 'active',
  })
  const byEmail = await guest.attempt(endpoints.searchSubscriber, { emailAddress: email }, [
    'no_active_subscription',
  ])
  const name = `${byEmail.data?.firstName ?? ''}${byEmail.data?.lastName ?? ''}`
  guest.expect(name === '', byEmail, {
    name: 'subscriber-told',
    expected: 'no name without an account number',
    got: 'a name',
    path: 'firstName',
  })
}

/** A router answers 404 as well. Its answer is the same for a call that does not exist. */
async function checkRoute({ connection }: JourneyContext, guest: Reader, refusal: Refusal) {
  const { exchange, endpoint } = refusal
  const url = new URL(`no-such-call-${crypto.randomUUID().slice(0, 8)}`, exchange.url)
  const probe = await connection.sendTo(url.href, endpoint.method, {
    body: '{}',
    type: 'application/json',
  })
  if (probe.status !== exchange.status || probe.body !== exchange.body) return
  const got = `${exchange.status}, as for any address`
  guest.fail(refusal, { name: 'not-found', expected: 'an answer', got })
}

async function checkSearch(context: JourneyContext, guest: Reader): Promise<void> {
  const { subscriber } = context.site
  if (subscriber) await checkKnown(guest, subscriber)
  else context.omit('a subscriber who is found (it needs --subscriber-email)')
  const unknown = { emailAddress: nobody(), accountNumber: wrongNumber }
  const codes = ['no_active_subscription', 'busy']
  const refusal = await guest.refused(endpoints.searchSubscriber, unknown, codes)
  if (refusal.code === 'busy') throw new JourneyEnd('the server asks to wait', true)
  if (!subscriber) await checkRoute(context, guest, refusal)
}

/** Nobody registers with a number that no subscription has. A right one would create an account. */
async function checkVerification({ connection, site }: JourneyContext, guest: Reader) {
  const url = site.verifyUrl ?? connection.verifyUrl
  const form = { emailAddress: nobody(), accountNo: wrongNumber, password: 'Correct#Horse9' }
  await guest.refused(
    endpoints.verifySubscription,
    form,
    ['no_active_subscription', 'invalid_fields', 'refused_in_words', 'busy'],
    { url },
  )
}

async function checkSignUp({ leave }: JourneyContext, guest: Reader): Promise<void> {
  const id = 1 + Math.floor(Math.random() * 1_000_000)
  const email = `bindery-check-${id}@example.com`
  const record = { firstName: 'Bindery', lastName: 'Check', source: 'bindery-check' }
  const sent = await guest.call(endpoints.registerSubscriber, { ...record, email, id })
  leave(`the sign-up data of ${email}`)
  const header = sent.exchange.headers.get('x-amz-cf-stats')?.trim()
  guest.expect(header === String(id + 173), sent, {
    name: 'header-flag',
    expected: `X-Amz-Cf-Stats: ${id + 173}`,
    got: header ?? 'no such header',
  })
  const wrong = { ...record, id, email: 'no address' }
  await guest.refused(endpoints.registerSubscriber, wrong, ['invalid_fields'])
}

export const subscriptionsJourney: Journey = {
  name: 'subscriptions',
  title: 'A print subscriber looks up a subscription, and registers',
  calls: ['searchSubscriber', 'verifySubscription', 'registerSubscriber'],
  writes: true,
  async run(context) {
    const guest = context.newReader()
    const { makes } = context
    if (makes('searchSubscriber')) await checkSearch(context, guest)
    if (makes('verifySubscription')) await checkVerification(context, guest)
    if (makes('registerSubscriber')) await checkSignUp(context, guest)
  },
}
