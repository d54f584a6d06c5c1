import { accountByEmail, addAccount, subscriberFields } from '../../accounts/accounts.ts'
import { passwordErrors } from '../../accounts/new-password.ts'
import { countGuess } from '../../accounts/rate-limits.ts'
import { provableOf, subscriptionsOf } from '../../accounts/subscriptions.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serve, serveReader } from '../../http/serve.ts'
import { activateOrders } from '../../shop/order-activation.ts'
import { startSession } from './admission.ts'

/** Lookup, proof and sign-up of subscribers. */
export const subscriberRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'searchSubscriber', ({ c, input, refusal }) => {
    const { emailAddress: email, accountNumber } = input
    const proven = accountNumber !== undefined
    const undoGuess = proven ? countGuess(server, c, email, () => refusal('busy')) : () => {}
    const all = subscriptionsOf(server, email, accountNumber)
    const [known] = all
    if (known) undoGuess()
    const userAccountExists = accountByEmail(server, email) !== undefined
    // The kit judges the sources. A lookup by e-mail alone only says that a subscription can be proven.
    if (!known || !all.some(({ active }) => active) || (userAccountExists && !proven)) {
      throw refusal('no_active_subscription')
    }
    const { firstName, lastName, emailAddress } = known
    return {
      active: true,
      subscriptions: all.map(({ active, details }) => ({
        active,
        subscriptionSourceCode: details.subscriptionSourceCode,
        ...(proven ? { subscriptionAccessPeriod: details.subscriptionAccessPeriod } : {}),
      })),
      ...(proven ? { firstName, lastName } : {}),
      emailAddress,
      new: !userAccountExists,
      userAccountExists,
    }
  })

  serve(app, server, 'verifySubscription', async ({ c, input, refusal }) => {
    const undoGuess = countGuess(server, c, input.emailAddress, () => refusal('busy'))
    const all = subscriptionsOf(server, input.emailAddress, input.accountNo)
    if (all.length > 0) undoGuess()
    const known = provableOf(all)
    if (!known) throw refusal('no_active_subscription')
    const errors = passwordErrors(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const taken = accountByEmail(server, input.emailAddress)
    if (taken?.restricted) throw refusal('user_restricted')
    const account =
      taken === undefined &&
      addAccount(server, {
        ...subscriberFields(known, all),
        emailAddress: known.emailAddress,
        passwordHash: await server.hashes.hash(input.password),
        optIn: input.optIn,
      })
    if (!account) throw refusal('username_unavailable')
    await startSession(server, c, account.id)
    return { status: account.status }
  })

  serve(app, server, 'registerSubscriber', ({ c, input }) => {
    server.store.put('signUp', `subscriber ${input.id}`, input)
    c.header('x-amz-cf-stats', String(input.id + 173))
    return {}
  })

  serve(app, server, 'subscribe', ({ input }) => {
    const { emailAddress = '', source = '' } = input
    server.store.put('signUp', `${source} ${emailAddress.toLowerCase()}`, input)
    return {}
  })

  serveReader(app, server, 'checkoutComplete', ({ account }) => {
    activateOrders(server, account)
    return {}
  })

  serveReader(app, server, 'transactionComplete', ({ account, input, refusal }) => {
    if (input.uid !== account.guid) throw refusal('not_found')
    const subscriptions = account.subscriptions.map((one) => one.subscriptionSourceCode)
    return { uid: account.guid, status: account.status, subscriptions }
  })
}
