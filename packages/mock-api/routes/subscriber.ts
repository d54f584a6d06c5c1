import { accountByEmail, addAccount, subscriberFields } from '../accounts.ts'
import { passwordComplaints } from '../new-password.ts'
import { serve, serveReader } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'
import { openSession } from '../sessions.ts'
import { subscriptionOf } from '../subscriptions.ts'

/** Lookup, proof and sign-up of subscribers. */
export const subscriberRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'searchSubscriber', ({ input, refusal }) => {
    const known = subscriptionOf(server, input.emailAddress, input.accountNumber)
    const userAccountExists = accountByEmail(server, input.emailAddress) !== undefined
    const proven = input.accountNumber !== undefined
    // By e-mail alone it only says that somebody may go and prove a subscription.
    if (!known?.active || (userAccountExists && !proven)) throw refusal('no_active_subscription')
    const { firstName, lastName, emailAddress, active, details } = known
    return {
      active,
      subscriptions: [{ active, subscriptionSourceCode: details.subscriptionSourceCode }],
      ...(proven ? { firstName, lastName } : {}),
      emailAddress,
      new: !userAccountExists,
      userAccountExists,
    }
  })

  serve(app, server, 'verifySubscription', async ({ c, input, refusal }) => {
    const known = subscriptionOf(server, input.emailAddress, input.accountNo)
    if (!known?.active) throw refusal('no_active_subscription')
    const errors = passwordComplaints(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const taken = accountByEmail(server, input.emailAddress)
    if (taken?.restricted) throw refusal('user_restricted')
    const account =
      taken === undefined &&
      addAccount(server, {
        ...subscriberFields(known),
        emailAddress: known.emailAddress,
        passwordHash: await server.hashes.hash(input.password),
        optIn: input.optIn,
      })
    if (!account) throw refusal('username_unavailable')
    await openSession(server, c, account.id)
    return { status: account.status }
  })

  serve(app, server, 'registerSubscriber', ({ c, input }) => {
    server.store.put('signUp', `subscriber ${input.id}`, input)
    c.header('x-amz-cf-stats', String(input.id + 173))
    return {}
  })

  serve(app, server, 'subscribe', ({ input }) => {
    server.store.put('signUp', `${input.source ?? ''} ${input.emailAddress.toLowerCase()}`, input)
    return {}
  })

  serveReader(app, server, 'checkoutComplete', () => ({}))

  serveReader(app, server, 'transactionComplete', ({ account, input, refusal }) => {
    if (input.uid !== account.guid) throw refusal('not_found')
    const subscriptions = account.subscriptions.map((one) => one.subscriptionSourceCode)
    return { uid: account.guid, status: account.status, subscriptions }
  })
}
