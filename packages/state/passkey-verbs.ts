import {
  addPasskey,
  listPasskeys,
  type NewPasskey,
  type PasskeyProof,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  signInWithPasskey,
} from '@bindery/contract/passkey.ts'
import { attempt } from './failure-of.ts'
import type { Online } from './online.ts'
import type { VerbOptions } from './session.ts'
import { arrive, held } from './session-verbs.ts'

// What is asked of the server about passkeys: loaded with the first of these calls.

export const signInOptions = ({ client }: Online) =>
  attempt(async () => ({ ok: true, options: await client.call(passkeySignInOptions, {}) }))

export const signIn = ({ client, core }: Online, proof: PasskeyProof, { from }: VerbOptions) =>
  attempt(() =>
    held(core, async () => {
      await client.call(signInWithPasskey, proof)
      return arrive(core, from)
    }),
  )

export const creation = ({ client }: Online) =>
  attempt(async () => ({ ok: true, options: await client.call(passkeyOptions, {}) }))

export const add = (
  { client }: Online,
  input: { readonly name: string; readonly credential: NewPasskey },
) => attempt(async () => ({ ok: true, passkey: await client.call(addPasskey, input) }))

export const list = ({ client }: Online) =>
  attempt(async () => ({ ok: true, ...(await client.call(listPasskeys, {})) }))

export const remove = ({ client }: Online, id: string) =>
  attempt(async () => {
    await client.call(removePasskey, { id })
    return { ok: true }
  })
