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
  return isName(name) ? [] : [{ field, message: nameMessage }]
}

/** POST /api/user/register. */
export const registrationRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'register', async ({ c, input, refusal }) => {
    const errors = [
      ...nameComplaints('firstName', input.firstName),
      ...nameComplaints('lastName', input.lastName),
      ...passwordComplaints(input.password),
    ]
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const email = emailKey(input.emailAddress)
    const taken = accountByEmail(server, email)
    if (taken?.restricted) throw refusal('user_restricted')
    // A known subscriber proves the subscription first: an e-mail alone must not open it.
    const mustProve = provableOf(subscriptionsOf(server, email)) !== undefined
    if (taken || mustProve) throw refusal('username_unavailable')
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
