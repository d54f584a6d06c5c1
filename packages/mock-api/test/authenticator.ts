/** An authenticator in software. It signs as a real device does, or wrongly if a test says so. */
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@bindery/contract/passkey.ts'
import { toBase64url } from '../core/base64url.ts'

interface Held {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly keys: CryptoKeyPair
  counter: number
}

/** Wrong values of a hostile or broken device. */
export interface Lies {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly counter?: number
  readonly userHandle?: string | null
  /** The device has not verified its user. */
  readonly unverified?: boolean
  /** A wrong credential id, with the own signature. */
  readonly id?: string
  /** The data differs from the signed data by one byte. */
  readonly forged?: boolean
}

export interface TestAuthenticator {
  readonly held: readonly Held[]
  create(options: PasskeyCreation, lies?: Lies): Promise<NewPasskey>
  /** Signs with the newest passkey of the site. */
  get(options: PasskeyRequest, lies?: Lies): Promise<PasskeyProof>
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const join = (...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...part]))

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

/** Encodes a signature as DER, as a device does. WebCrypto concatenates its two halves. */
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

const present = 0x01
const verified = 0x04
const withKey = 0x40

export const createTestAuthenticator = (origin: string): TestAuthenticator => {
  const held: Held[] = []
  const clientData = (type: string, challenge: string, lies: Lies) =>
    utf8(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  const data = async (rpId: string, flags: number, counter: number, lies: Lies) =>
    join(
      await sha256(utf8(lies.rpId ?? rpId)),
      [flags | present | (lies.unverified ? 0 : verified)],
      [0, 0, counter >> 8, counter & 255],
    )
  return {
    held,
    async create(options, lies = {}) {
      const rpId = options.rp.id ?? new URL(origin).hostname
      const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
        'sign',
        'verify',
      ])
      const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
      const rawId = crypto.getRandomValues(new Uint8Array(16))
      const id = toBase64url(rawId)
      const [x, y] = [raw.slice(1, 33), raw.slice(33)]
      const key = map(
        ...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
        ...[number(-2), binary(x), number(-3), binary(y)],
      )
      const authData = join(
        await data(rpId, withKey, lies.counter ?? 0, lies),
        new Uint8Array(16),
        [0, rawId.length],
        rawId,
        key,
      )
      const attestation = map(
        ...[text('fmt'), text('none'), text('attStmt'), map()],
        ...[text('authData'), binary(authData)],
      )
      held.push({ id, rpId, userHandle: options.user.id, keys, counter: 0 })
      return {
        id: lies.id ?? id,
        rawId: lies.id ?? id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: toBase64url(new Uint8Array(attestation)),
          transports: ['internal'],
        },
      }
    },
    async get(options, lies = {}) {
      const own = held.findLast(({ rpId }) => rpId === options.rpId)
      if (!own) throw new DOMException('There is no passkey', 'NotAllowedError')
      own.counter += 1
      const authData = await data(own.rpId, 0, lies.counter ?? own.counter, lies)
      const client = clientData('webauthn.get', options.challenge, lies)
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        own.keys.privateKey,
        join(authData, await sha256(client)),
      )
      if (lies.forged) authData[36] = 255
      const id = lies.id ?? own.id
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(client),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(der(new Uint8Array(signed))),
          userHandle: lies.userHandle === undefined ? own.userHandle : lies.userHandle,
        },
      }
    },
  }
}
