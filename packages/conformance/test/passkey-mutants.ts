/** Ways of being wrong about passkeys. */
import { answer, data, field, onStatus } from './changes.ts'
import { forgotten, type Mutant, mutant } from './mutant.ts'
import type { Change } from './mutant-server.ts'

const creation = {
  challenge: 'abc',
  rp: { name: 'x' },
  user: { id: 'abc', name: 'x', displayName: 'x' },
  pubKeyCredParams: [],
}

const stored = {
  id: 'abc',
  createdDate: '2026-03-01T09:30:00Z',
}

export const passkeyMutants: readonly Mutant[] = [
  mutant(
    'passkeySignInOptions',
    'have the same challenge each time',
    field('challenge', 'q83vEjRWeJA'),
    'challenge-repeated',
  ),
  mutant(
    'passkeySignInOptions',
    'are for another host',
    field('rpId', 'login.example'),
    'passkey-host',
  ),
  mutant('passkeySignInOptions', 'have no challenge', field('challenge', undefined), 'reply-shape'),
  mutant('signInWithPasskey', 'opens no session', answer(200), 'session-missing'),
  mutant('signInWithPasskey', 'takes a proof twice', onStatus(400, answer(200)), 'accepted-wrong'),
  mutant(
    'signInWithPasskey',
    'takes an unknown passkey',
    onStatus(404, answer(200)),
    'accepted-wrong',
  ),
  mutant(
    'signInWithPasskey',
    'refuses an unknown passkey with 418',
    onStatus(404, answer(418, 'No')),
    'error-unnamed',
  ),
  mutant(
    'passkeyOptions',
    'are for guests, too',
    onStatus(401, answer(200, creation)),
    'accepted-wrong',
  ),
  mutant(
    'passkeyOptions',
    'are for another host',
    data((body) => {
      body['rp'] = { id: 'login.example', name: 'x' }
    }),
    'passkey-host',
  ),
  mutant('passkeyOptions', 'have no user', field('user', undefined), 'reply-shape'),
  mutant('addPasskey', 'forgets', forgotten(stored), 'write-lost'),
  mutant('addPasskey', 'takes a challenge twice', takesTwice(stored), 'accepted-wrong'),
  mutant('addPasskey', 'has no date', field('createdDate', undefined), 'reply-shape'),
  mutant('listPasskeys', 'have no ids', withoutIds(), 'reply-shape'),
  mutant('removePasskey', 'forgets', keepsPasskeys(), 'remove-lost'),
  mutant('removePasskey', 'takes any id', onStatus(404, answer(200)), 'accepted-wrong'),
]

function takesTwice(body: object): Change {
  return onStatus(400, answer(200, body))
}

/** Refuses unknown ids, and removes nothing. */
function keepsPasskeys(): Change {
  return async (request, next) =>
    (await request.clone().text()).includes('no-such') ? next() : answer(200)(request, next)
}

function withoutIds(): Change {
  return data((body) => {
    for (const each of body['passkeys'] as { id?: string }[]) delete each.id
  })
}
