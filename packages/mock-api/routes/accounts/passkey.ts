import { consumeChallenge, issueChallenge } from '../../accounts/challenges.ts'
import {
  clientDataOf,
  creationOptions,
  requestOptions,
  rpIdOf,
  userHandleOf,
  verifyNew,
  verifyProof,
} from '../../accounts/passkeys.ts'
import { secondsLocked } from '../../accounts/rate-limits.ts'
import type { Records } from '../../core/records.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serve, serveReader } from '../../http/serve.ts'
import { admit } from './admission.ts'

const iso = (time: number) => new Date(time).toISOString()

const listedPasskey = (id: string, { rpId, name, createdAt, lastUsedAt }: Records['passkey']) => ({
  id,
  rpId,
  name,
  createdDate: iso(createdAt),
  ...(lastUsedAt === undefined ? {} : { lastUsedDate: iso(lastUsedAt) }),
})

/** /api/user/passkeys: sign-in, and the reader's own list. */
export const passkeyRoutes = (app: MockApp, server: Server): void => {
  const { store } = server

  serve(app, server, 'passkeySignInOptions', async ({ c }) =>
    requestOptions(rpIdOf(server, c), await issueChallenge(server, 'sign-in')),
  )

  serve(app, server, 'signInWithPasskey', async ({ c, input, refusal }) => {
    const { id, response } = input
    const clientData = clientDataOf(response.clientDataJSON)
    if (!clientData || clientData.crossOrigin) throw refusal('passkey_refused')
    if (!(await consumeChallenge(server, clientData.challenge, 'sign-in')))
      throw refusal('challenge_over')
    const known = store.get('passkey', id)
    const account = known && store.get('account', known.owner)
    if (!account) throw refusal('passkey_unknown')
    if (response.userHandle !== userHandleOf(account)) throw refusal('passkey_refused')
    const counter = await verifyProof(server, c, input, clientData.challenge, known)
    if (counter === undefined) throw refusal('passkey_refused')
    // Read it again: a removal or a cloned device may have been faster.
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
    const clientData = clientDataOf(credential.response.clientDataJSON)
    if (!clientData || clientData.crossOrigin) throw refusal('passkey_refused')
    if (!(await consumeChallenge(server, clientData.challenge, 'add', account.id))) {
      throw refusal('challenge_over')
    }
    const verified = await verifyNew(server, c, credential, clientData.challenge)
    if (!verified) throw refusal('passkey_refused')
    const record: Records['passkey'] = {
      ...verified,
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
    return listedPasskey(credential.id, record)
  })

  serveReader(app, server, 'listPasskeys', ({ account }) => ({
    passkeys: store.list('passkey', account.id).map(({ id, value }) => listedPasskey(id, value)),
  }))

  serveReader(app, server, 'removePasskey', ({ account, input, refusal }) => {
    // Another reader's passkey is refused like an unknown id.
    const own = store.get('passkey', input.id)?.owner === account.id
    if (!own || !store.remove('passkey', input.id)) throw refusal('passkey_unknown')
    return {}
  })
}
