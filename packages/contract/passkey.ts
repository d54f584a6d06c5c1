import { dateTime, done, endpoint, nothing } from './endpoint.ts'
import { invalidFields, locked, userRestricted } from './errors.ts'
import * as v from './schema.ts'

// Passkeys (WebAuthn). What the browser is asked and what it answers travel in the JSON forms of
// WebAuthn Level 3: binary values are base64url, without padding.

/** Bytes, in base64url. */
const bytes = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000), v.regex(/^[\w-]+$/))

const descriptor = v.looseObject({
  type: v.string(),
  id: bytes,
  transports: v.optional(v.array(v.string())),
})

/** PublicKeyCredentialRequestOptionsJSON: what `navigator.credentials.get` is asked. */
export const passkeyRequest = v.looseObject({
  challenge: bytes,
  /** Milliseconds until the challenge is worth nothing any more. */
  timeout: v.optional(v.number()),
  rpId: v.optional(v.string()),
  allowCredentials: v.optional(v.array(descriptor)),
  userVerification: v.optional(v.string()),
})
export type PasskeyRequest = v.InferOutput<typeof passkeyRequest>

/** PublicKeyCredentialCreationOptionsJSON: what `navigator.credentials.create` is asked. */
export const passkeyCreation = v.looseObject({
  challenge: bytes,
  timeout: v.optional(v.number()),
  rp: v.looseObject({ id: v.optional(v.string()), name: v.string() }),
  user: v.looseObject({ id: bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.looseObject({ type: v.string(), alg: v.number() })),
  excludeCredentials: v.optional(v.array(descriptor)),
})
export type PasskeyCreation = v.InferOutput<typeof passkeyCreation>

const credential = {
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.nullable(v.string())),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
}

/** AuthenticationResponseJSON: the proof that a reader holds a passkey. */
export const passkeyProof = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Whose passkey it is; every passkey says so. */
    userHandle: v.optional(v.nullable(bytes)),
  }),
})
export type PasskeyProof = v.InferInput<typeof passkeyProof>

/** RegistrationResponseJSON: a passkey that the browser has just made. */
export const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(40)))),
  }),
})
export type NewPasskey = v.InferInput<typeof newPasskey>

/** A passkey of the reader, as the account lists it. */
export const passkey = v.looseObject({
  /** Its credential id. */
  id: bytes,
  /** The site that it is for: the part of the address that the browser ties it to. */
  rpId: v.optional(v.string()),
  /** What the reader calls it; '' when they gave it no name. */
  name: v.optional(v.string(), ''),
  createdDate: dateTime,
  /** Left out as long as nobody has signed in with it. */
  lastUsedDate: v.optional(dateTime),
})
export type Passkey = v.InferOutput<typeof passkey>

const refused = {
  status: [400, 401],
  body: v.looseObject({ code: v.literal('passkey_refused') }),
  description: 'The passkey does not prove what it should: another site, signature or reader.',
} as const
const late = {
  status: [400, 410],
  body: v.looseObject({ code: v.literal('challenge_over') }),
  description: 'The challenge was answered before, is too old, or never was.',
} as const
const unknown = {
  status: [404, 401],
  body: v.looseObject({ code: v.literal('passkey_unknown') }),
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
  input: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
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
  output: v.looseObject({ passkeys: v.array(passkey) }),
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
  input: v.object({ id: bytes }),
  reads: 'json',
  output: done,
  session: true,
  errors: { passkey_unknown: unknown },
  description: 'Forgets a passkey: nobody signs in with it any more.',
  spec: 'A7',
})
