import type { Passkey, PasskeyProof } from '@bindery/contract/passkey.ts'
import type { User } from '@bindery/contract/user.ts'
import type { Result } from '../client/failure.ts'
import type { Environment } from '../environment/environment.ts'
import {
  type PasskeyDevice,
  type PasskeyTrouble,
  troubleOf,
} from '../environment/passkey-device.ts'
import type { Core } from '../session/core.ts'
import type { ActionOptions } from '../session/session.ts'

// Sign-in without a password, if the setting `passkeys` is on. Import this file only from lazy-loaded
// chunks, so that a site without passkeys does not load it.

/** The passkey API of the browser; undefined if its code cannot be loaded. */
export const passkeyDevice = (environment: Environment): Promise<PasskeyDevice | undefined> =>
  environment.passkeys().catch(() => undefined)

const trouble = (why: PasskeyTrouble) => ({ ok: false, failure: { kind: 'passkey', why } }) as const

/** Runs `act` on the passkey API, and turns its errors into failures. */
const useDevice = async <T extends object>(
  { environment }: Pick<Core, 'environment'>,
  { timeout }: { readonly timeout?: number | undefined },
  act: (device: PasskeyDevice) => Promise<T>,
): Promise<Result<T>> => {
  const startedAt = environment.now()
  const device = await passkeyDevice(environment)
  if (!device) return { ok: false, failure: { kind: 'offline' } }
  if (device.access !== 'there') return trouble(device.access)
  try {
    return { ok: true, ...(await act(device)) }
  } catch (error) {
    return trouble(troubleOf(error, environment.now() - startedAt >= (timeout ?? Infinity)))
  }
}

export interface ProveOptions {
  readonly signal: AbortSignal
  /** The browser offers its passkeys in a field, without a dialog. */
  readonly offered: boolean
  /** Reports how long the server's challenge is valid, in ms. */
  asked?(timeout: number): void
}

/** Fetches a challenge and lets the browser answer it. Failures: `passkey`, and those of any call. */
export const provePasskey = async (
  state: Core,
  { signal, offered, asked }: ProveOptions,
): Promise<Result<{ proof: PasskeyProof; rpId: string }>> => {
  const { origin } = state.environment.location()
  const request = await state.server.call('passkeySignInOptions', {})
  if (!request.ok) return request
  if (signal.aborted) return trouble('stopped')
  const { data: options } = request
  asked?.(options.timeout ?? Infinity)
  return useDevice(state, options, async (device) => ({
    proof: await device.prove(options, { signal, offered }),
    rpId: options.rpId ?? new URL(origin).hostname,
  }))
}

/**
 * Signs in with the proof, then completes as a sign-in with a password. Refusals: `passkey_unknown`,
 * `passkey_refused`, `challenge_over`, `locked` (lockoutSeconds), `user_restricted`.
 */
export const signInWithPasskey = async (
  state: Core,
  { proof, rpId }: { readonly proof: PasskeyProof; readonly rpId: string },
  options: ActionOptions = {},
): Promise<Result<{ user: User; reloading: boolean }>> => {
  const answer = await state.server.use(({ call, core }) =>
    core.withPendingPaused(async () => {
      const signedIn = await call('signInWithPasskey', proof)
      return signedIn.ok ? core.completeSignIn(options.from) : signedIn
    }),
  )
  if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 'passkey_unknown')
    void passkeyDevice(state.environment).then((device) => device?.disown(rpId, proof.id))
  return answer
}

/** Reads the reader's passkeys from the server. */
export const listPasskeys = async (
  state: Core,
): Promise<Result<{ passkeys: readonly Passkey[] }>> => {
  const answer = await state.server.call('listPasskeys', {})
  return answer.ok ? { ok: true, ...answer.data } : answer
}

/**
 * Creates a passkey and stores it on the server.
 * Refusals: `passkey_known`, `passkey_refused`, `challenge_over`, `invalid_fields` (name).
 * @param name a name from the reader; at most 60 characters, may be blank
 */
export const addPasskey = async (
  state: Core,
  name: string,
  signal: AbortSignal,
): Promise<Result<{ passkey: Passkey }>> => {
  const creation = await state.server.call('passkeyOptions', {})
  if (!creation.ok) return creation
  if (signal.aborted) return trouble('stopped')
  const { data: options } = creation
  const created = await useDevice(state, options, async (device) => ({
    credential: await device.make(options, signal),
  }))
  if (!created.ok) return created
  const { credential } = created
  const answer = await state.server.call('addPasskey', { name, credential })
  return answer.ok ? { ok: true, passkey: answer.data } : answer
}

/** Removes a passkey from the server and from the device. Refusal: `passkey_unknown`. */
export const removePasskey = async (
  state: Core,
  { id, rpId }: Pick<Passkey, 'id' | 'rpId'>,
): Promise<Result> => {
  const answer = await state.server.call('removePasskey', { id })
  const host = rpId ?? new URL(state.environment.location().origin).hostname
  if (!answer.ok) return answer
  void passkeyDevice(state.environment).then((device) => device?.disown(host, id))
  return { ok: true }
}
