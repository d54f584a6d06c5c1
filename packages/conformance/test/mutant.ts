/** A way of being wrong, with the one finding that has to name it. */
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type { FindingName } from '@bindery/contract/findings.ts'
import { answer } from './changes.ts'
import type { Change, Mutation } from './mutant-server.ts'

export interface Mutant extends Mutation {
  readonly title: string
  readonly finding: FindingName
  /** The call that the finding names. */
  readonly endpoint: EndpointName
  /** Whether the pages are on another origin than the API. */
  readonly crossOrigin?: true
  /** Whether the check may place an order. */
  readonly orders?: true
}

/** A mutant of one call. */
export const mutant = (
  endpoint: EndpointName,
  what: string,
  change: Change,
  finding: FindingName,
  more: Partial<Mutant> = {},
): Mutant => ({ title: `${endpoint} ${what}`, call: endpoint, endpoint, change, finding, ...more })

/** A write that is answered, and forgotten. */
export const forgotten = (body: unknown = {}): Change => answer(200, body)
