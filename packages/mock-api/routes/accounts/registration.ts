import { isName, nameMessage } from '@bindery/contract/name-rule.ts'
import { accountByEmail, addAccount, emailKey } from '../../accounts/accounts.ts'
import { passwordErrors } from '../../accounts/new-password.ts'
import { provableOf, subscriptionsOf } from '../../accounts/subscriptions.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serve } from '../../http/serve.ts'
import { startSession } from './admission.ts'
import { userReply } from './user.ts'

const required = 'This field is required.'

const nameErrors = (field: string, name: string) => {
  if (name.trim() === '') return [{ field, message: required }]
  // Spam bots fill URLs and e-mails into every field.
  if (/@|^www\./i.test(name)) return [{ field, message: 'a name is wanted here, not an address' }]
  return isName(name) ? [] : [{ field, message: nameMessage }]
}

/** A reserved domain that no mail reaches (RFC 2606). */
const emailErrors = (emailAddress: string) =>
  /\.invalid$/i.test(emailAddress)
    ? [{ field: 'emailAddress', message: 'No mail reaches this address.' }]
    : []

/** The e-mail as password may be strong, but it is the first guess. */
const guessablePasswordErrors = (emailAddress: string, password: string) =>
  password.toLowerCase() === emailAddress.toLowerCase()
    ? [{ field: 'password', message: 'Your email address is no good password.' }]
    : []

/** POST /api/user/register. */
export const registrationRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'register', async ({ c, input, refusal }) => {
    const errors = [
      ...nameErrors('firstName', input.firstName),
      ...nameErrors('lastName', input.lastName),
      ...emailErrors(input.emailAddress),
      ...passwordErrors(input.password),
      ...guessablePasswordErrors(input.emailAddress, input.password),
    ]
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const email = emailKey(input.emailAddress)
    const taken = accountByEmail(server, email)
    if (taken?.restricted) throw refusal('user_restricted')
    // A known subscriber must prove the subscription first, because an e-mail alone must not open it.
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
    await startSession(server, c, account.id)
    return userReply(server, account)
  })
}
