import { admit } from '../admission.ts'
import { secondsLocked } from '../attempts.ts'
import { issueChallenge, takeChallenge } from '../challenges.ts'
import {
  clientDataOf,
  creationOptions,
  requestOptions,
  rpIdOf,
  userHandleOf,
  verifyNew,
  verifyProof,
} from '../passkeys.ts'
import type { Records } from '../records.ts'
import { serve, serveReader } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

const iso = (time: number) => new Date(time).toISOString()

const listed = (id: string, { rpId, name, createdAt, lastUsedAt }: Records['passkey']) => ({
  id,
  rpId,
  name,
  createdDate: iso(createdAt),
  ...(lastUsedAt === undefined ? {} : { lastUsedDate: iso(lastUsedAt) }),
})

/** /api/user/passkeys: signing in with them, and the reader's own list. */
export const passkeyRoutes = (app: MockApp, server: Server): void => {
  const { store } = server

  serve(app, server, 'passkeySignInOptions', async ({ c }) =>
    requestOptions(rpIdOf(server, c), await issueChallenge(server, 'sign-in')),
  )

  serve(app, server, 'signInWithPasskey', async ({ c, input, refusal }) => {
    const { id, response } = input
    const said = clientDataOf(response.clientDataJSON)
    if (!said || said.crossOrigin) throw refusal('passkey_refused')
    if (!(await takeChallenge(server, said.challenge, 'sign-in'))) throw refusal('challenge_over')
    const known = store.get('passkey', id)
    const account = known && store.get('account', known.owner)
    if (!account) throw refusal('passkey_unknown')
    if (response.userHandle !== userHandleOf(account)) throw refusal('passkey_refused')
    const counter = await verifyProof(server, c, input, said.challenge, known)
    if (counter === undefined) throw refusal('passkey_refused')
    // Meanwhile it may have been removed, or a copy of the device may have come first.
    const current = store.get('passkey', id)
    if (!current) throw refusal('passkey_unknown')
    if (current.counter > 0 && counter <= current.counter) throw refusal('passkey_refused')
    store.put('passkey', id, { ...current, counter, lastUsedAt: server.clock.now() })
    const seconds = account.lockedFor ?? secondsLocked(server, account.emailAddress)
    if (seconds > 0) throw refusal('locked', { lockout_duration: seconds })
    if (account.restricted) throw refusal('user_restricted')
    return admit(server, c, account)
  })

  serveReader(app, server, 'passkeyOptions', async ({ c, account }) => {
    const challenge = await issueChallenge(server, 'add', account.id)
    return creationOptions(rpIdOf(server, c), challenge, account, store.list('passkey', account.id))
  })

  serveReader(app, server, 'addPasskey', async ({ c, account, input, refusal }) => {
    const { credential } = input
    const said = clientDataOf(credential.response.clientDataJSON)
    if (!said || said.crossOrigin) throw refusal('passkey_refused')
    if (!(await takeChallenge(server, said.challenge, 'add', account.id))) {
      throw refusal('challenge_over')
    }
    const proved = await verifyNew(server, c, credential, said.challenge)
    if (!proved) throw refusal('passkey_refused')
    const record: Records['passkey'] = {
      ...proved,
      owner: account.id,
      name: input.name.trim(),
      transports: credential.response.transports ?? [],
      createdAt: server.clock.now(),
    }
    if (!store.insert('passkey', credential.id, record)) throw refusal('passkey_known')
    server.mailbox.send({
      to: account.emailAddress,
      subject: 'A passkey was added',
      text: 'Whoever holds it can sign in to your account. If it was not you, remove it in your account and change your password.',
    })
    return listed(credential.id, record)
  })

  serveReader(app, server, 'listPasskeys', ({ account }) => ({
    passkeys: store.list('passkey', account.id).map(({ id, value }) => listed(id, value)),
  }))

  serveReader(app, server, 'removePasskey', ({ account, input, refusal }) => {
    // Somebody else's is answered as one that is not there.
    const own = store.get('passkey', input.id)?.owner === account.id
    if (!own || !store.remove('passkey', input.id)) throw refusal('passkey_unknown')
    return {}
  })
}
