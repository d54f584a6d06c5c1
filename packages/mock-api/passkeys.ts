import type {
  newPasskey,
  PasskeyCreation,
  PasskeyRequest,
  passkeyProof,
} from '@bindery/contract/passkey.ts'
import type * as v from '@bindery/contract/schema.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { challengeTimeout } from './challenges.ts'
import type { Account, Records } from './records.ts'
import { type MockContext, originOf, type Server } from './server.ts'

type PasskeyRecord = Records['passkey']

/** Whose passkeys they are: the host of the site, and the origins that may ask for them. */
const partyOf = (server: Server, c: MockContext) => {
  const origin = originOf(server, c)
  const { hostname } = new URL(origin)
  const origins = server.origins.length > 0 ? [...server.origins] : [origin]
  return { rpId: hostname, origins: origins.filter((own) => new URL(own).hostname === hostname) }
}

/** The relying party of WebAuthn: the site's host name. */
export const rpIdOf = (server: Server, c: MockContext): string => partyOf(server, c).rpId

/** What a passkey tells of its owner: nothing but an id that nobody else knows them by. */
export const userHandleOf = ({ guid }: Account): string =>
  toBase64url(new TextEncoder().encode(guid))

const text = new TextDecoder()

/** What the browser itself says of the occasion; undefined when it cannot be read. */
export const clientDataOf = (
  clientDataJSON: string,
): { challenge: string; crossOrigin: boolean } | undefined => {
  try {
    const data: unknown = JSON.parse(text.decode(fromBase64url(clientDataJSON)))
    const { challenge, crossOrigin } = Object(data)
    return { challenge: String(challenge), crossOrigin: crossOrigin === true }
  } catch {
    return undefined
  }
}

// It replaces a password: whoever holds the device must show that it is theirs.
const userVerification = 'required'

/** What a browser is asked when somebody signs in. */
export const requestOptions = (rpId: string, challenge: string): PasskeyRequest => ({
  challenge,
  timeout: challengeTimeout,
  rpId,
  // None is named: the browser shows those it has, and nobody learns whose they are.
  allowCredentials: [],
  userVerification,
})

/** What a browser is asked when a reader adds a passkey. */
export const creationOptions = (
  rpId: string,
  challenge: string,
  account: Account,
  own: readonly { id: string; value: PasskeyRecord }[],
): PasskeyCreation => ({
  challenge,
  timeout: challengeTimeout,
  rp: { id: rpId, name: rpId },
  user: {
    id: userHandleOf(account),
    name: account.emailAddress,
    displayName: account.displayName,
  },
  // Ed25519, ECDSA with P-256, RSA: what WebAuthn asks every site to take.
  pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: own.map(({ id, value }) => ({
    type: 'public-key',
    id,
    transports: value.transports,
  })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
  attestation: 'none',
  extensions: { credProps: true },
})

/** Only who really verifies loads what verifies: it is large. */
const verifier = () => import('@simplewebauthn/server')

/** The public half of a new passkey; undefined when it proves nothing. */
export const verifyNew = async (
  server: Server,
  c: MockContext,
  credential: v.InferOutput<typeof newPasskey>,
  challenge: string,
): Promise<Pick<PasskeyRecord, 'publicKey' | 'counter' | 'rpId'> | undefined> => {
  const { verifyRegistrationResponse } = await verifier()
  const { rpId, origins } = partyOf(server, c)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
    })
    if (!verified || registrationInfo.credential.id !== credential.id) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return { publicKey: toBase64url(publicKey), counter, rpId }
  } catch {
    // It throws for each thing that may be wrong; the caller is told no more than that it is.
    return undefined
  }
}

/** The counter that the device has come to; undefined when the proof is none. */
export const verifyProof = async (
  server: Server,
  c: MockContext,
  proof: v.InferOutput<typeof passkeyProof>,
  challenge: string,
  { publicKey, counter }: PasskeyRecord,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await verifier()
  const { rpId, origins } = partyOf(server, c)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: proof as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: { id: proof.id, publicKey: fromBase64url(publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
