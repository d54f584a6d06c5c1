import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@bindery/contract/passkey.ts'

/**
 * The passkeys of this browser. `unsupported`: the browser has none, or the page is not on https.
 * `framed`: the page is in a frame of another site that does not allow passkeys.
 */
export interface PasskeyDevice {
  readonly access: 'there' | 'unsupported' | 'framed'
  /** Whether the browser can offer passkeys in a form field (conditional mediation). */
  offers(): Promise<boolean>
  /**
   * Asks the reader for a passkey in the browser's own dialog. With `offered` the browser only offers its
   * passkeys in a field whose autocomplete says `webauthn`, and the promise stays pending until the reader
   * picks one. Rejects with the browser's DOMException.
   */
  prove(
    request: PasskeyRequest,
    how: { readonly signal: AbortSignal; readonly offered: boolean },
  ): Promise<PasskeyProof>
  /** Lets the reader create a passkey. Rejects with the browser's DOMException. */
  make(creation: PasskeyCreation, signal: AbortSignal): Promise<NewPasskey>
  /** Tells the browser that the site no longer accepts this passkey. Does nothing if it has no such API. */
  disown(rpId: string, id: string): void
}

/**
 * Why the browser gave no passkey.
 *
 * - `stopped`: the kit aborted the request. `cancelled`: the reader cancelled, or has no passkey; browsers
 *   do not tell these apart. `late`: the reader did not answer in time.
 * - `known`: this device already has a passkey for the account.
 * - `address`: passkeys do not work at this address. `unsupported`, `framed`: see PasskeyDevice.
 * - `broken`: anything else.
 */
export type PasskeyTrouble =
  | ('stopped' | 'cancelled' | 'late' | 'known')
  | ('address' | 'unsupported' | 'framed' | 'broken')

const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  AbortError: 'stopped',
  NotAllowedError: 'cancelled',
  TimeoutError: 'late',
  InvalidStateError: 'known',
  SecurityError: 'address',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
}

/** @param late whether the request has timed out: browsers report that as `NotAllowedError`, too */
export const troubleOf = (error: unknown, late: boolean): PasskeyTrouble => {
  const name = String(Object(error).name)
  const trouble = Object.hasOwn(troubles, name) ? troubles[name] : undefined
  return trouble === 'cancelled' && late ? 'late' : (trouble ?? 'broken')
}
