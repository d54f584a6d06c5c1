/** One line of the table of byte budgets: a page, what it downloads and what it may. */
export interface Row {
  readonly page: string
  /** Paths relative to the folder of bindery.js, each with its bytes. */
  readonly files: readonly (readonly [path: string, bytes: number])[]
  readonly bytes: number
  readonly limit: number
  /** The target in bytes, when the limit is still above it. */
  readonly aim: number
  /** Requests after the one for the page. */
  readonly requests: number
  readonly requestLimit: number
  readonly ok: boolean
}
