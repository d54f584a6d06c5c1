import * as z from 'zod/mini'
import { dateTime, done, endpoint, nothing } from './endpoint.ts'
import { invalidFields, locked, userRestricted } from './errors.ts'

// Passkeys (WebAuthn). What the browser is asked and what it answers travel in the JSON forms of
// WebAuthn Level 3: binary values are base64url, without padding.

/** Bytes, in base64url. */
const bytes = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/))

const descriptor = z.looseObject({
  type: z.string(),
  id: bytes,
  transports: z.optional(z.array(z.string())),
})

/** PublicKeyCredentialRequestOptionsJSON: what `navigator.credentials.get` is asked. */
export const passkeyRequest = z.looseObject({
  challenge: bytes,
  /** Milliseconds until the challenge is worth nothing any more. */
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(z.string()),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** PublicKeyCredentialCreationOptionsJSON: what `navigator.credentials.create` is asked. */
export const passkeyCreation = z.looseObject({
  challenge: bytes,
  timeout: z.optional(z.number()),
  rp: z.looseObject({ id: z.optional(z.string()), name: z.string() }),
  user: z.looseObject({ id: bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.looseObject({ type: z.string(), alg: z.number() })),
  excludeCredentials: z.optional(z.array(descriptor)),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

/** AuthenticationResponseJSON: the proof that a reader holds a passkey. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Whose passkey it is; every passkey says so. */
    userHandle: z.optional(z.nullable(bytes)),
  }),
})
export type PasskeyProof = z.input<typeof passkeyProof>

/** RegistrationResponseJSON: a passkey that the browser has just made. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40)))),
  }),
})
export type NewPasskey = z.input<typeof newPasskey>

/** A passkey of the reader, as the account lists it. */
export const passkey = z.looseObject({
  /** Its credential id. */
  id: bytes,
  /** The site that it is for: the part of the address that the browser ties it to. */
  rpId: z.optional(z.string()),
  /** What the reader calls it; '' when they gave it no name. */
  name: z._default(z.string(), ''),
  createdDate: dateTime,
  /** Left out as long as nobody has signed in with it. */
  lastUsedDate: z.optional(dateTime),
})
export type Passkey = z.output<typeof passkey>

const refused = {
  status: [400, 401],
  body: z.looseObject({ code: z.literal('passkey_refused') }),
  description: 'The passkey does not prove what it should: another site, signature or reader.',
} as const
const late = {
  status: [400, 410],
  body: z.looseObject({ code: z.literal('challenge_over') }),
  description: 'The challenge was answered before, is too old, or never was.',
} as const
const unknown = {
  status: [404, 401],
  body: z.looseObject({ code: z.literal('passkey_unknown') }),
  description: 'The server does not know this passkey: it was removed, or never was there.',
} as const

export const passkeySignInOptions = endpoint({
  name: 'passkeySignInOptions',
  method: 'POST',
  path: { api: '{api}user/passkeys/sign-in-options' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: passkeyRequest,
  repeatable: true,
  errors: {},
  description: 'A challenge to sign in with a passkey; it works once, for `timeout` milliseconds.',
  spec: 'A7',
})

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: { api: '{api}user/passkeys/sign-in' },
  encoding: 'json',
  input: passkeyProof,
  reads: 'json',
  output: done,
  errors: {
    passkey_unknown: unknown,
    passkey_refused: refused,
    challenge_over: late,
    user_restricted: userRestricted,
    locked,
  },
  description: 'Signs a reader in with a passkey: opens a session as the password does.',
  spec: 'A7',
})

export const passkeyOptions = endpoint({
  name: 'passkeyOptions',
  method: 'POST',
  path: { api: '{api}user/passkeys/options' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: passkeyCreation,
  session: true,
  repeatable: true,
  errors: {},
  description: 'A challenge to make a passkey for this reader; it names those that are there.',
  spec: 'A7',
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: { api: '{api}user/passkeys' },
  encoding: 'json',
  input: z.object({
    name: z._default(z.string().check(z.maxLength(60)), ''),
    credential: newPasskey,
  }),
  reads: 'json',
  output: passkey,
  session: true,
  errors: {
    passkey_known: {
      status: 409,
      description: 'The passkey is there already.',
    },
    passkey_refused: refused,
    challenge_over: late,
    invalid_fields: invalidFields,
  },
  description: 'Keeps a passkey that the browser has made; the reader is told by mail.',
  spec: 'A7',
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: { api: '{api}user/passkeys' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: z.looseObject({ passkeys: z.array(passkey) }),
  session: true,
  errors: {},
  description: 'The passkeys of the reader, oldest first.',
  spec: 'A7',
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: { api: '{api}user/passkeys/remove' },
  encoding: 'json',
  input: z.object({ id: bytes }),
  reads: 'json',
  output: done,
  session: true,
  errors: { passkey_unknown: unknown },
  description: 'Forgets a passkey: nobody signs in with it any more.',
  spec: 'A7',
})
