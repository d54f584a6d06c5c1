import type {
  newPasskey,
  PasskeyCreation,
  PasskeyRequest,
  passkeyProof,
} from '@bindery/contract/passkey.ts'
import type * as z from '@bindery/contract/schema.ts'
import { fromBase64url, toBase64url } from '../core/base64url.ts'
import type { Account, Records } from '../core/records.ts'
import { type MockContext, originOf, type Server } from '../core/server.ts'
import { challengeTimeout } from './challenges.ts'

type PasskeyRecord = Records['passkey']

/**
 * The relying party of WebAuthn, and the origins that may use its passkeys. A browser makes passkeys for the host of the
 * page only, so a partner's pages have passkeys of their own.
 */
const relyingPartyOf = (server: Server, c: MockContext) => {
  const asked = c.req.header('origin') ?? ''
  const origin = server.partners.includes(asked) ? asked : originOf(server, c)
  const { hostname } = new URL(origin)
  const origins = [origin, ...server.origins, ...server.partners]
  return { rpId: hostname, origins: origins.filter((own) => new URL(own).hostname === hostname) }
}

/** The id of the relying party: the site's host name. */
export const rpIdOf = (server: Server, c: MockContext): string => relyingPartyOf(server, c).rpId

/** The only thing that a passkey reveals about its owner: an id that is used nowhere else. */
export const userHandleOf = ({ guid }: Account): string =>
  toBase64url(new TextEncoder().encode(guid))

const text = new TextDecoder()

/** Parses the browser's client data. Returns undefined if it is malformed. */
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

// A passkey replaces a password, so the device must verify its user.
const userVerification = 'required'

/** The WebAuthn options for signing in. */
export const requestOptions = (rpId: string, challenge: string): PasskeyRequest => ({
  challenge,
  timeout: challengeTimeout,
  rpId,
  // An empty list: the browser offers the passkeys it has, and the reply reveals no account.
  allowCredentials: [],
  userVerification,
})

/** The WebAuthn options for adding a passkey. */
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
  // Ed25519, ECDSA with P-256 and RSA, which WebAuthn recommends to every site.
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

/** Loaded on demand, because it is large. */
const loadVerifier = () => import('@simplewebauthn/server')

/** Verifies a new passkey and returns its public key; undefined if it is invalid. */
export const verifyNew = async (
  server: Server,
  c: MockContext,
  credential: z.output<typeof newPasskey>,
  challenge: string,
): Promise<Pick<PasskeyRecord, 'publicKey' | 'counter' | 'rpId'> | undefined> => {
  const { verifyRegistrationResponse } = await loadVerifier()
  const { rpId, origins } = relyingPartyOf(server, c)
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
    // The verifier throws for every kind of error. The reply must not tell which.
    return undefined
  }
}

/** Verifies a signature and returns the device's new counter; undefined if it is invalid. */
export const verifyProof = async (
  server: Server,
  c: MockContext,
  proof: z.output<typeof passkeyProof>,
  challenge: string,
  { publicKey, counter }: PasskeyRecord,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await loadVerifier()
  const { rpId, origins } = relyingPartyOf(server, c)
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
