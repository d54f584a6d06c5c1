/** A device with passkeys, in software: it makes and uses keys as a browser would (WebAuthn, ES256). */
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@bindery/contract/passkey.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...part]))
const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

// The part of CBOR that an attestation needs.
const head = (kind: number, value: number): number[] =>
  value < 24
    ? [(kind << 5) | value]
    : value < 256
      ? [(kind << 5) | 24, value]
      : [(kind << 5) | 25, value >> 8, value & 255]
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const binary = (bytes: Uint8Array) => [...head(2, bytes.length), ...bytes]
const text = (words: string) => [...head(3, words.length), ...utf8(words)]
const map = (...entries: number[][]) => [...head(5, entries.length / 2), ...entries.flat()]

/** A signature as DER, as devices send it. WebCrypto concatenates its two halves. */
const der = (signature: Uint8Array): Uint8Array => {
  const half = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const short = [...bytes.slice(start)]
    const whole = (short[0] ?? 0) > 127 ? [0, ...short] : short
    return [2, whole.length, ...whole]
  }
  const both = [...half(signature.slice(0, 32)), ...half(signature.slice(32))]
  return new Uint8Array([48, both.length, ...both])
}

/** The flags of a device that is present and has verified its user. */
const verified = 0x05
const withKey = 0x40

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** The public key as COSE. */
async function coseOf({ publicKey }: CryptoKeyPair): Promise<number[]> {
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return map(
    ...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
    ...[number(-2), binary(raw.slice(1, 33)), number(-3), binary(raw.slice(33))],
  )
}

/** Creates a device for the pages of an origin. It holds one passkey, the newest. */
export async function createAuthenticator(origin: string) {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const rawId = crypto.getRandomValues(new Uint8Array(16))
  const id = toBase64url(rawId)
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  let userHandle = ''
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    utf8(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const data = async (rpId = new URL(origin).hostname, flags = verified) =>
    join(await sha256(utf8(rpId)), [flags, 0, 0, counter >> 8, counter & 255])
  return {
    /** Makes the passkey. */
    async create({ challenge, rp, user }: PasskeyCreation): Promise<NewPasskey> {
      userHandle = user.id
      const authData = join(
        await data(rp.id, verified | withKey),
        new Uint8Array(16),
        [0, rawId.length],
        rawId,
        await coseOf(keys),
      )
      const attestation = map(
        ...[text('fmt'), text('none'), text('attStmt'), map()],
        ...[text('authData'), binary(authData)],
      )
      const response = {
        clientDataJSON: toBase64url(clientData('create', challenge)),
        attestationObject: toBase64url(new Uint8Array(attestation)),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    /** Signs a challenge with the passkey. */
    async get({ challenge, rpId }: PasskeyRequest): Promise<PasskeyProof> {
      counter += 1
      const authData = await data(rpId)
      const client = clientData('get', challenge)
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        join(authData, await sha256(client)),
      )
      const response = {
        clientDataJSON: toBase64url(client),
        authenticatorData: toBase64url(authData),
        signature: toBase64url(der(new Uint8Array(signature))),
        userHandle,
      }
      return { ...credential, response }
    },
  }
}

export type Authenticator = Awaited<ReturnType<typeof createAuthenticator>>
