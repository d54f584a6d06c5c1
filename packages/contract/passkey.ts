import { anyObject, dateTime, endpoint, noInput } from './endpoint.ts'
import { invalidFields, locked, userRestricted } from './errors.ts'
import * as z from './schema.ts'

// Passkeys (WebAuthn). Options and credentials have the JSON format of WebAuthn Level 3: binary values are
// base64url without padding.

/** Bytes in base64url. */
const bytes = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/))

const descriptor = z.looseObject({
  type: z.string(),
  id: bytes,
  transports: z.optional(z.array(z.string())),
})

/** PublicKeyCredentialRequestOptionsJSON: the options of `navigator.credentials.get`. */
export const passkeyRequest = z.looseObject({
  challenge: bytes,
  /** Milliseconds until the challenge expires. */
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(z.string()),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** PublicKeyCredentialCreationOptionsJSON: the options of `navigator.credentials.create`. */
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

/** AuthenticationResponseJSON: proves that a reader holds a passkey. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Identifies the owner of the passkey. Every passkey has one. */
    userHandle: z.optional(z.nullable(bytes)),
  }),
})
export type PasskeyProof = z.input<typeof passkeyProof>

/** RegistrationResponseJSON: a passkey that the browser has just created. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40)))),
  }),
})
export type NewPasskey = z.input<typeof newPasskey>

/** A passkey in the reader's account. */
export const passkey = z.looseObject({
  /** The credential id. */
  id: bytes,
  /** The domain that the browser binds the passkey to. */
  rpId: z.optional(z.string()),
  /** The reader's name for it, or ''. */
  name: z._default(z.string(), ''),
  createdDate: dateTime,
  /** Absent until the first sign-in with it. */
  lastUsedDate: z.optional(dateTime),
})
export type Passkey = z.output<typeof passkey>

const refused = {
  status: [400, 401],
  body: z.looseObject({ code: z.literal('passkey_refused') }),
  description: 'The passkey is not valid: another site, signature or reader.',
} as const
const late = {
  status: [400, 410],
  body: z.looseObject({ code: z.literal('challenge_over') }),
  description: 'The challenge is unknown, was used before or has expired.',
} as const
const unknown = {
  status: [404, 401],
  body: z.looseObject({ code: z.literal('passkey_unknown') }),
  description: 'The server does not know this passkey. The reader may have removed it.',
} as const

export const passkeySignInOptions = endpoint({
  name: 'passkeySignInOptions',
  method: 'POST',
  path: { api: '{api}user/passkeys/sign-in-options' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: passkeyRequest,
  idempotent: true,
  errors: {},
  description: 'Returns a challenge to sign in with a passkey, once and within `timeout`.',
  spec: 'A7',
})

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: { api: '{api}user/passkeys/sign-in' },
  encoding: 'json',
  input: passkeyProof,
  reads: 'json',
  output: anyObject,
  errors: {
    passkey_unknown: unknown,
    passkey_refused: refused,
    challenge_over: late,
    user_restricted: userRestricted,
    locked,
  },
  description: 'Signs a reader in with a passkey. The session is the same as with a password.',
  spec: 'A7',
})

export const passkeyOptions = endpoint({
  name: 'passkeyOptions',
  method: 'POST',
  path: { api: '{api}user/passkeys/options' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: passkeyCreation,
  session: true,
  idempotent: true,
  errors: {},
  description: 'Returns a challenge to create a passkey. It lists the reader’s passkeys.',
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
      description: 'The account has this passkey already.',
    },
    passkey_refused: refused,
    challenge_over: late,
    invalid_fields: invalidFields,
  },
  description: 'Adds a passkey to the account, and informs the reader by mail.',
  spec: 'A7',
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: { api: '{api}user/passkeys' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({ passkeys: z.array(passkey) }),
  session: true,
  errors: {},
  description: 'Returns the reader’s passkeys, oldest first.',
  spec: 'A7',
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: { api: '{api}user/passkeys/remove' },
  encoding: 'json',
  input: z.object({ id: bytes }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: { passkey_unknown: unknown },
  description: 'Removes a passkey from the account.',
  spec: 'A7',
})
