import { anyObject, dateTime, endpoint, noInput } from './endpoint.ts'
import { invalidFields, locked, userRestricted } from './errors.ts'
import { sessionCookie } from './fields.ts'
import * as z from './schema.ts'

// Passkeys (WebAuthn). Options and credentials have the JSON format of WebAuthn Level 3: binary values are
// base64url without padding.

/** Bytes in base64url. */
const bytes = z.about(
  z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/)),
  'Bytes in base64url.',
  'q83vEjRWeJA',
)
/** A time limit. */
const timeout = z.about(z.optional(z.number()), 'Until the challenge expires.', 300_000, {
  'x-unit': 'ms',
})
const transports = z.about(z.string(), 'A way to reach the device, such as `usb`.', 'internal')
const passkeyType = z.about(z.string(), 'Always `public-key`.', 'public-key')

const descriptor = z.named(
  z.looseObject({
    type: passkeyType,
    id: z.about(bytes, 'Id of the passkey.'),
    transports: z.about(z.optional(z.array(transports)), 'How to reach the device.', ['internal']),
  }),
  'PasskeyDescriptor',
  'Names a passkey to the browser.',
)

/** PublicKeyCredentialRequestOptionsJSON: the options of `navigator.credentials.get`. */
export const passkeyRequest = z.looseObject({
  challenge: z.about(bytes, 'Random bytes, valid once.'),
  timeout,
  rpId: z.about(
    z.optional(z.string()),
    'The domain that the passkeys belong to.',
    'publisher.example',
  ),
  allowCredentials: z.about(
    z.optional(z.array(descriptor)),
    'The passkeys to choose from; absent or empty: any of the domain.',
  ),
  userVerification: z.about(
    z.optional(z.string()),
    '`required`, `preferred` or `discouraged`.',
    'preferred',
  ),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** PublicKeyCredentialCreationOptionsJSON: the options of `navigator.credentials.create`. */
export const passkeyCreation = z.looseObject({
  challenge: z.about(bytes, 'Random bytes, valid once.'),
  timeout,
  rp: z.about(
    z.looseObject({
      id: z.about(z.optional(z.string()), 'The domain.', 'publisher.example'),
      name: z.about(z.string(), 'Name of the site.', 'The Publisher'),
    }),
    'The site that the passkey is for.',
  ),
  user: z.about(
    z.looseObject({
      id: z.about(bytes, 'Identifies the account, without an e-mail in it.'),
      name: z.about(z.string(), 'The e-mail of the account.', 'reader@example.com'),
      displayName: z.about(z.string(), 'The name of the reader.', 'Rosa Reader'),
    }),
    'The account that the passkey is for.',
  ),
  pubKeyCredParams: z.about(
    z.array(
      z.looseObject({
        type: passkeyType,
        alg: z.about(z.number(), 'A COSE algorithm: -7 is ES256, -257 is RS256.', -7),
      }),
    ),
    'The algorithms that the server can check, the best first.',
  ),
  excludeCredentials: z.about(
    z.optional(z.array(descriptor)),
    'The passkeys that the account has: no device makes a second one.',
  ),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

const credential = {
  id: z.about(bytes, 'Id of the passkey.'),
  rawId: z.about(bytes, 'The same id.'),
  type: z.about(z.literal('public-key'), 'The kind of credential.'),
  authenticatorAttachment: z.about(
    z.optional(z.nullable(z.string())),
    '`platform` for this device, `cross-platform` for another one.',
    'platform',
  ),
  clientExtensionResults: z.about(
    z._default(z.record(z.string(), z.unknown()), {}),
    'What extensions of WebAuthn have returned.',
    {},
  ),
}

/** AuthenticationResponseJSON: proves that a reader holds a passkey. */
export const passkeyProof = z.object({
  ...credential,
  response: z.about(
    z.object({
      clientDataJSON: z.about(bytes, 'What the browser has signed: challenge and origin.'),
      authenticatorData: z.about(bytes, 'What the device says about itself.'),
      signature: z.about(bytes, 'The signature over both.'),
      userHandle: z.about(
        z.optional(z.nullable(bytes)),
        'Identifies the owner of the passkey. Every passkey has one.',
        'q83vEjRWeJA',
      ),
    }),
    'The proof.',
  ),
})
export type PasskeyProof = z.input<typeof passkeyProof>

/** RegistrationResponseJSON: a passkey that the browser has just created. */
export const newPasskey = z.object({
  ...credential,
  response: z.about(
    z.object({
      clientDataJSON: z.about(bytes, 'What the browser has signed: challenge and origin.'),
      attestationObject: z.about(bytes, 'The public key, with what the device says about itself.'),
      transports: z.about(
        z.optional(z.array(z.string().check(z.maxLength(40)))),
        'How to reach the device.',
        ['internal'],
      ),
    }),
    'The new public key.',
  ),
})
export type NewPasskey = z.input<typeof newPasskey>

/** A passkey in the reader's account. */
export const passkey = z.named(
  z.looseObject({
    id: z.about(bytes, 'Id of the passkey.'),
    rpId: z.about(
      z.optional(z.string()),
      'The domain that the browser binds the passkey to.',
      'publisher.example',
    ),
    name: z.about(z._default(z.string(), ''), "The reader’s name for it, or ''.", 'Laptop'),
    createdDate: z.about(dateTime, 'When the reader added it, ISO 8601.'),
    lastUsedDate: z.about(
      z.optional(dateTime),
      'The last sign-in with it, ISO 8601; absent until the first.',
    ),
  }),
  'Passkey',
  'A passkey in the reader’s account.',
)
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
  replyHeaders: sessionCookie,
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
    name: z.about(
      z._default(z.string().check(z.maxLength(60)), ''),
      'The reader’s name for it.',
      'Laptop',
    ),
    credential: z.about(newPasskey, 'What the browser has created.'),
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
  output: z.looseObject({ passkeys: z.about(z.array(passkey), 'The oldest first.') }),
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
  input: z.object({ id: z.about(bytes, 'Id of the passkey.') }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: { passkey_unknown: unknown },
  description: 'Removes a passkey from the account.',
  spec: 'A7',
})
