import { endpoints } from '@bindery/contract/endpoints.ts'
import { type Authenticator, createAuthenticator } from '../../check/authenticator.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { signedInReader } from './account.ts'

/** A browser refuses passkeys of a host that the page does not belong to. */
function checkHost(reader: Reader, answer: Answer<unknown>, path: string, rpId?: string): void {
  const { hostname } = new URL(reader.connection.origin)
  const fits = rpId === undefined || `.${hostname}`.endsWith(`.${rpId}`)
  const expected = `${hostname}, or a domain that it belongs to`
  if (reader.expect(fits, answer, { name: 'passkey-host', expected, got: String(rpId), path }))
    return
  throw new JourneyEnd('browsers refuse its passkeys')
}

/** Each sign-in has a challenge of its own. Returns whether the server has passkeys at all. */
async function checkChallenges(guest: Reader): Promise<boolean> {
  const ask = () => guest.attempt(endpoints.passkeySignInOptions, {}, [], { isOptional: true })
  const first = await ask()
  if (!first.data) return false
  checkHost(guest, first, 'rpId', first.data.rpId)
  const second = await ask()
  const isNew = guest.expect(second.data?.challenge !== first.data.challenge, second, {
    name: 'challenge-repeated',
    expected: 'another challenge than before',
    got: 'the same one',
    path: 'challenge',
  })
  if (!isNew) throw new JourneyEnd('its challenges repeat')
  return true
}

async function checkSignIn(
  { newReader }: JourneyContext,
  reader: Reader,
  device: Authenticator,
): Promise<void> {
  const guest = newReader()
  const options = await guest.call(endpoints.passkeySignInOptions, {})
  const proof = await device.get(options.data)
  const signedIn = await guest.call(endpoints.signInWithPasskey, proof)
  const own = await reader.call(endpoints.readProfile, {})
  const profile = await guest.attempt(endpoints.readProfile, {}, ['unauthenticated'])
  const isKnown = guest.expect(profile.data !== null && profile.data.status !== 'guest', signedIn, {
    name: 'session-missing',
    expected: 'the profile of the account with the passkey',
    got: 'a guest',
  })
  if (!isKnown) throw new JourneyEnd('the sign-in does not last')
  guest.expect(profile.data?.emailAddress === own.data.emailAddress, signedIn, {
    name: 'session-foreign',
    expected: 'the account with the passkey',
    got: 'another one',
  })
  const codes = ['challenge_over', 'passkey_refused']
  await newReader().refused(endpoints.signInWithPasskey, proof, codes)
}

/** A passkey that the server does not know opens nothing. */
async function checkStranger({ newReader }: JourneyContext, device: Authenticator): Promise<void> {
  const guest = newReader()
  const options = await guest.call(endpoints.passkeySignInOptions, {})
  const proof = await device.get(options.data)
  const codes = ['passkey_unknown', 'passkey_refused']
  await guest.refused(endpoints.signInWithPasskey, proof, codes)
}

const idsOf = async (reader: Reader): Promise<readonly string[]> =>
  (await reader.call(endpoints.listPasskeys, {})).data.passkeys.map(({ id }) => id)

async function checkList(reader: Reader, added: Answer<unknown>, id: string): Promise<void> {
  const isListed = reader.expect((await idsOf(reader)).includes(id), added, {
    name: 'write-lost',
    expected: 'the passkey in the list',
    got: 'a list without it',
  })
  if (!isListed) throw new JourneyEnd('the server keeps no passkeys')
}

/** Adds a passkey, signs in with it, and removes it. */
async function checkPasskey(context: JourneyContext, reader: Reader): Promise<void> {
  const { connection, makes } = context
  const options = await reader.call(endpoints.passkeyOptions, {})
  checkHost(reader, options, 'rp.id', options.data.rp.id)
  if (!options.data.pubKeyCredParams.some(({ alg }) => alg === -7)) {
    throw new JourneyEnd('the server takes no keys of the algorithm ES256', true)
  }
  const device = await createAuthenticator(connection.origin)
  const credential = await device.create(options.data)
  const added = await reader.call(endpoints.addPasskey, { name: 'bindery check', credential })
  const { id } = credential
  let isRemoved = true
  try {
    if (makes('listPasskeys')) await checkList(reader, added, id)
    if (makes('addPasskey')) {
      const codes = ['challenge_over', 'passkey_known', 'passkey_refused']
      await reader.refused(endpoints.addPasskey, { name: 'again', credential }, codes)
    }
    if (makes('signInWithPasskey')) await checkSignIn(context, reader, device)
  } finally {
    const removal = await reader.attempt(endpoints.removePasskey, { id }, ['passkey_unknown'])
    if (makes('listPasskeys')) {
      isRemoved = reader.expect(!(await idsOf(reader)).includes(id), removal, {
        name: 'remove-lost',
        expected: 'a list without the passkey',
        got: 'the passkey',
      })
    }
  }
  if (!isRemoved) return
  if (makes('signInWithPasskey')) await checkStranger(context, device)
  if (makes('removePasskey')) {
    await reader.refused(endpoints.removePasskey, { id: 'no-such-passkey' }, ['passkey_unknown'])
  }
}

export const passkeysJourney: Journey = {
  name: 'passkeys',
  title: 'A reader signs in with a passkey',
  calls: [
    'passkeySignInOptions',
    'signInWithPasskey',
    'passkeyOptions',
    'addPasskey',
    'listPasskeys',
    'removePasskey',
  ],
  writes: true,
  async run(context) {
    const guest = context.newReader()
    // Passkeys are for sites with the setting `passkeys`.
    const hasPasskeys = !context.makes('passkeySignInOptions') || (await checkChallenges(guest))
    if (!hasPasskeys) throw new JourneyEnd('the server has no passkeys', true)
    await guest.refused(endpoints.passkeyOptions, {}, ['unauthenticated'])
    await checkPasskey(context, await signedInReader(context))
  },
}
