import { type ProfileAttributeName, profileChoices } from '@bindery/contract/profile-choices.ts'
import { changeUsername, invalidateResets, saveAccount } from '../../accounts/accounts.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serve, serveReader } from '../../http/serve.ts'
import { currentAccount, sessionName } from '../../http/sessions.ts'
import { userReply } from './user.ts'

const fields = {
  industry: 'industry',
  'job-title': 'jobTitle',
  'company-size': 'companySize',
} as const

const isChoice = (name: ProfileAttributeName, value: string) =>
  value === '' || (profileChoices[name] as readonly string[]).includes(value)

/** /api/user/profile (GET, HEAD, POST) and /service/user/userRef. */
export const profileRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readProfile', async ({ c, refusal }) => {
    const account = await currentAccount(server, c)
    // A page sends HEAD only after a sign-in. A guest's GET must not be an error, which the console would show in red.
    if (!account && c.req.method === 'HEAD') throw refusal('unauthenticated')
    if (!account) return { status: 'guest' as const }
    c.header('Last-Modified', new Date(account.modifiedAt).toUTCString())
    c.header('ETag', `"${account.guid}.${account.modifiedAt}"`)
    c.header('X-Bindery-Session', await sessionName(c))
    return userReply(server, account)
  })

  serveReader(app, server, 'userRef', ({ c, account }) => {
    c.header('Last-Modified', new Date(account.modifiedAt).toUTCString())
    return { userRef: [userReply(server, account)] }
  })

  serveReader(app, server, 'updateProfile', ({ c, account, input, refusal }) => {
    const since = Date.parse(c.req.header('if-unmodified-since') ?? '')
    // An HTTP date counts whole seconds. A malformed one is ignored.
    if (Math.floor(account.modifiedAt / 1000) * 1000 > since) throw refusal('profile_changed')
    const { displayName = account.displayName, emailAddress = account.emailAddress } = input
    const attributes = input.attributes ?? []
    const errors = attributes
      .filter(({ name, value }) => !isChoice(name, value))
      .map(({ name }) => ({ field: String(name), message: 'Please select a valid value' }))
    if (displayName.trim() === '') {
      errors.unshift({ field: 'displayName', message: 'This field is required.' })
    }
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    if (!changeUsername(server, account, emailAddress)) throw refusal('username_unavailable')
    const changes = Object.fromEntries(attributes.map(({ name, value }) => [fields[name], value]))
    const changed = { ...account, ...changes, displayName: displayName.trim(), emailAddress }
    saveAccount(server, changed)
    if (emailAddress !== account.emailAddress) {
      // A reset link in the former mailbox must not work any more.
      invalidateResets(server, account.id)
      server.mailbox.send({
        to: account.emailAddress,
        subject: 'Your e-mail address was changed',
        text: 'Your account has another e-mail address now, and this one can no longer sign in. If it was not you, answer this mail at once.',
      })
    }
    return userReply(server, server.store.get('account', account.id) ?? changed)
  })
}
