import { isName, nameMessage } from '@bindery/contract/name-rule.ts'
import { accountByEmail, addAccount, emailKey } from '../accounts.ts'
import { passwordComplaints } from '../new-password.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'
import { openSession } from '../sessions.ts'
import { provableOf, subscriptionsOf } from '../subscriptions.ts'
import { userOf } from '../user.ts'

const required = 'This field is required.'

const nameComplaints = (field: string, name: string) => {
  if (name.trim() === '') return [{ field, message: required }]
  // Whoever fills in forms by machine leaves the address of a site or of a mailbox everywhere.
  if (/@|^www\./i.test(name)) return [{ field, message: 'a name is wanted here, not an address' }]
  return isName(name) ? [] : [{ field, message: nameMessage }]
}

/** A domain that was set aside so that no mail ever reaches it (RFC 2606). */
const mailComplaints = (emailAddress: string) =>
  /\.invalid$/i.test(emailAddress)
    ? [{ field: 'emailAddress', message: 'No mail reaches this address.' }]
    : []

/** Strong it may be, and is the first that anybody would try. */
const guessComplaints = (emailAddress: string, password: string) =>
  password.toLowerCase() === emailAddress.toLowerCase()
    ? [{ field: 'password', message: 'Your email address is no good password.' }]
    : []

/** POST /api/user/register. */
export const registrationRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'register', async ({ c, input, refusal }) => {
    const errors = [
      ...nameComplaints('firstName', input.firstName),
      ...nameComplaints('lastName', input.lastName),
      ...mailComplaints(input.emailAddress),
      ...passwordComplaints(input.password),
      ...guessComplaints(input.emailAddress, input.password),
    ]
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const email = emailKey(input.emailAddress)
    const taken = accountByEmail(server, email)
    if (taken?.restricted) throw refusal('user_restricted')
    // A known subscriber proves the subscription first: an e-mail alone must not open it.
    const mustProve = provableOf(subscriptionsOf(server, email)) !== undefined
    if (taken) throw refusal('username_unavailable')
    if (mustProve) throw refusal('username_unavailable', {}, 422)
    const account = addAccount(server, {
      emailAddress: input.emailAddress,
      passwordHash: await server.hashes.hash(input.password),
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      optIn: input.optIn,
    })
    if (!account) throw refusal('username_unavailable')
    await openSession(server, c, account.id)
    return userOf(server, account)
  })
}
