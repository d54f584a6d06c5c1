/** A page of the comparison. */

import type { Way } from '../way.ts'

export interface Peer {
  /** Its row in the tables, and its path. */
  readonly name: string
  readonly path: string
  /** The packages it comes from; none for Bindery and what is written by hand. */
  readonly packages: readonly string[]
  /** How it is used, for the table of docs/compared.md. */
  readonly how: string
  readonly head: string
  readonly body: string
  /** The field that a reader types into. Empty for a page without one. */
  readonly field: Way
  /** The button that opens the field. Default: the field is there when the page is ready. */
  readonly opener?: Way
  /** A file in `entries` that Vite bundles into /built/NAME.js and .css. */
  readonly bundle?: string
  /** A hash that belongs to the address. */
  readonly hash?: string
}

/** A row that is left out, and why. */
export interface LeftOut {
  readonly name: string
  readonly reason: string
}
