import type { Passkey, PasskeyProof } from '@bindery/contract/passkey.ts'
import type { User } from '@bindery/contract/user.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import { type PasskeyDevice, type PasskeyTrouble, troubleOf } from './passkey-device.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

// Signing in without a password, where the setting `passkeys` is on. Whoever imports this file lies
// in a chunk that comes later: a site without passkeys carries nothing of it.

const verbs = later(() => import('./passkey-verbs.ts'))

/** The browser's part; undefined when the code for it cannot be had. */
export const passkeyDevice = (environment: Environment): Promise<PasskeyDevice | undefined> =>
  environment.passkeys().catch(() => undefined)

const trouble = (why: PasskeyTrouble) => ({ ok: false, failure: { kind: 'passkey', why } }) as const

/** Does what the browser does; what it throws becomes a failure. */
const ask = async <T extends object>(
  { environment }: State,
  { timeout }: { readonly timeout?: number | undefined },
  act: (device: PasskeyDevice) => Promise<T>,
): Promise<Result<T>> => {
  const begun = environment.now()
  const device = await passkeyDevice(environment)
  if (!device) return { ok: false, failure: { kind: 'offline' } }
  if (device.access !== 'there') return trouble(device.access)
  try {
    return { ok: true, ...(await act(device)) }
  } catch (error) {
    return trouble(troubleOf(error, environment.now() - begun >= (timeout ?? Infinity)))
  }
}

export interface ProveOptions {
  readonly signal: AbortSignal
  /** The browser offers its passkeys in a field and does not ask. */
  readonly offered: boolean
  /** How long the server's challenge will be good, in ms, as soon as that is known. */
  asked?(timeout: number): void
}

/** Gets a challenge and has the browser answer it. Failures: `passkey`, and those of any call. */
export const provePasskey = async (
  state: State,
  { signal, offered, asked }: ProveOptions,
): Promise<Result<{ proof: PasskeyProof; rpId: string }>> => {
  const { origin } = state.environment.location()
  const request = await verbs((verb) => state.online((online) => verb.signInOptions(online)))
  if (!request.ok) return request
  if (signal.aborted) return trouble('stopped')
  const { options } = request
  asked?.(options.timeout ?? Infinity)
  return ask(state, options, async (device) => ({
    proof: await device.prove(options, { signal, offered }),
    rpId: options.rpId ?? new URL(origin).hostname,
  }))
}

/**
 * Signs in with the proof; then all is as after the password. Refusals: `passkey_unknown`,
 * `passkey_refused`, `challenge_over`, `locked` (lockoutSeconds), `user_restricted`.
 */
export const signInWithPasskey = async (
  state: State,
  { proof, rpId }: { readonly proof: PasskeyProof; readonly rpId: string },
  options: VerbOptions = {},
): Promise<Result<{ user: User; reloading: boolean }>> => {
  const answer = await verbs((verb) =>
    state.online((online) => verb.signIn(online, proof, options)),
  )
  if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 'passkey_unknown')
    void passkeyDevice(state.environment).then((device) => device?.disown(rpId, proof.id))
  return answer
}

/** The reader's passkeys, as the server knows them. */
export const listPasskeys = (state: State): Promise<Result<{ passkeys: readonly Passkey[] }>> =>
  verbs((verb) => state.online((online) => verb.list(online)))

/**
 * Makes a passkey and has the server keep it.
 * Refusals: `passkey_known`, `passkey_refused`, `challenge_over`, `invalid_fields` (name).
 * @param name what the reader calls it; at most 60 characters, or blank
 */
export const addPasskey = async (
  state: State,
  name: string,
  signal: AbortSignal,
): Promise<Result<{ passkey: Passkey }>> => {
  const creation = await verbs((verb) => state.online((online) => verb.creation(online)))
  if (!creation.ok) return creation
  if (signal.aborted) return trouble('stopped')
  const { options } = creation
  const made = await ask(state, options, async (device) => ({
    credential: await device.make(options, signal),
  }))
  if (!made.ok) return made
  const { credential } = made
  return verbs((verb) => state.online((online) => verb.add(online, { name, credential })))
}

/** Refusal: `passkey_unknown`. */
export const removePasskey = async (
  state: State,
  { id, rpId }: Pick<Passkey, 'id' | 'rpId'>,
): Promise<Result> => {
  const answer = await verbs((verb) => state.online((online) => verb.remove(online, id)))
  const host = rpId ?? new URL(state.environment.location().origin).hostname
  if (answer.ok) void passkeyDevice(state.environment).then((device) => device?.disown(host, id))
  return answer
}
