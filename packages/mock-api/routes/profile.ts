import { type ProfileAttributeName, profileChoices } from '@bindery/contract/profile-choices.ts'
import { endResets, moveUsername, saveAccount } from '../accounts.ts'
import { serve, serveReader } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'
import { currentAccount } from '../sessions.ts'
import { userOf } from '../user.ts'

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
    // HEAD is asked by whoever was signed in. A guest's GET is no error, and no red line in the console.
    if (!account && c.req.method === 'HEAD') throw refusal('unauthenticated')
    if (!account) return { status: 'guest' as const }
    c.header('Last-Modified', new Date(account.modifiedAt).toUTCString())
    return userOf(server, account)
  })

  serveReader(app, server, 'userRef', ({ c, account }) => {
    c.header('Last-Modified', new Date(account.modifiedAt).toUTCString())
    return { userRef: [userOf(server, account)] }
  })

  serveReader(app, server, 'updateProfile', ({ c, account, input, refusal }) => {
    const since = Date.parse(c.req.header('if-unmodified-since') ?? '')
    // An HTTP date knows whole seconds; one that cannot be read asks for nothing.
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
    if (!moveUsername(server, account, emailAddress)) throw refusal('username_unavailable')
    const facts = Object.fromEntries(attributes.map(({ name, value }) => [fields[name], value]))
    const changed = { ...account, ...facts, displayName: displayName.trim(), emailAddress }
    saveAccount(server, changed)
    // A link in the former mailbox must not open the account any more.
    if (emailAddress !== account.emailAddress) endResets(server, account.id)
    return userOf(server, server.store.get('account', account.id) ?? changed)
  })
}
