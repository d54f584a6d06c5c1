import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@bindery/contract/passkey.ts'

/**
 * The passkeys of this browser. `unsupported`: it has none, or not for a page without https.
 * `framed`: the page is a frame of another site, which has not let it ask.
 */
export interface PasskeyDevice {
  readonly access: 'there' | 'unsupported' | 'framed'
  /** Whether passkeys can be offered in a field, where the browser fills in names and passwords. */
  offers(): Promise<boolean>
  /**
   * Asks the reader for a passkey. At once, in the browser's own dialog; with `offered` the browser only
   * offers its passkeys in a field whose autocomplete says `webauthn`, and the promise waits for as long as
   * nobody takes one. Rejects with the browser's DOMException.
   */
  prove(
    request: PasskeyRequest,
    how: { readonly signal: AbortSignal; readonly offered: boolean },
  ): Promise<PasskeyProof>
  /** Has the reader make a passkey. Rejects with the browser's DOMException. */
  make(creation: PasskeyCreation, signal: AbortSignal): Promise<NewPasskey>
  /** Tells whoever keeps it that the site knows this passkey no more; nothing where that is not known. */
  disown(rpId: string, id: string): void
}

/**
 * Why the browser gave no passkey.
 *
 * - `stopped`: we called it off ourselves. `cancelled`: the reader did, or had none to give; browsers
 *   do not tell these apart. `late`: nobody answered in time.
 * - `known`: this device has a passkey for the account already.
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

/** @param late the time that was given is over: a browser then says no more than that it was refused */
export const troubleOf = (error: unknown, late: boolean): PasskeyTrouble => {
  const name = String(Object(error).name)
  const trouble = Object.hasOwn(troubles, name) ? troubles[name] : undefined
  return trouble === 'cancelled' && late ? 'late' : (trouble ?? 'broken')
}
