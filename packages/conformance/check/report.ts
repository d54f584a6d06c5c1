import { type FindingName, findings } from '@bindery/contract/findings.ts'

/** Something that does not fit the contract. */
export interface Finding {
  readonly name: FindingName
  readonly title: string
  readonly journey: string
  /** The contract's name of the call. */
  readonly endpoint: string
  /** What was asked: `POST https://…`. */
  readonly asked: string
  readonly expected: string
  readonly got: string
  /** The body that was sent, where it explains the answer. Never one with what a person has typed. */
  readonly sent?: string
  /** The place in the JSON, such as `items.0.quantity`. */
  readonly path?: string
  /** The tags that this breaks. */
  readonly tags: readonly string[]
  readonly reader: string
  readonly fix: string
}

export type JourneyState = 'passed' | 'failed' | 'skipped'

export interface JourneyResult {
  readonly name: string
  readonly title: string
  readonly state: JourneyState
  /** Why it was skipped, or ended early. */
  readonly reason?: string
  /** What it has left out, and why. */
  readonly omitted?: readonly string[]
  readonly calls: number
}

export interface Report {
  readonly apiBase: string
  readonly origin: string
  readonly dialect: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly journeys: readonly JourneyResult[]
  readonly findings: readonly Finding[]
  /** What the check left on the server, because the contract has no call to remove it. */
  readonly left: readonly string[]
  /** Calls that the server lacks, and that the chosen tags can do without, with what happens then. */
  readonly absent: readonly { readonly call: string; readonly effect: string }[]
  /** Calls that nothing has checked: no journey makes them, or theirs was skipped or has left them out. */
  readonly unproven: readonly string[]
  /** What the result does not say, in sentences. */
  readonly notes: readonly string[]
  /** Required journeys that were skipped, by name. */
  readonly missed: readonly string[]
}

export interface Observation extends Pick<Finding, 'name' | 'expected' | 'got' | 'sent' | 'path'> {
  /** In place of the general advice. */
  readonly fix?: string
}

/** Faults of the server as a whole: named once, by the first call that shows them. */
const once: ReadonlySet<FindingName> = new Set([
  'cors-preflight',
  'cors-exposed-headers',
  'cors-everyone',
  'cors-vary',
])

/**
 * Faults of the server as a whole if the first call has them, the profile. Otherwise each call that has them is
 * named: a part of the server may have been forgotten.
 */
const ofCors: ReadonlySet<FindingName> = new Set(['cors-origin', 'cors-credentials'])

/** Collects findings. The same finding of the same call is kept once. */
export function createFindings() {
  const kept = new Map<string, Finding>()
  return {
    add(
      observation: Observation,
      about: { journey: string; endpoint: string; asked: string; tags: readonly string[] },
    ): void {
      const { name } = observation
      const ofFirst = `${name} readProfile`
      const isOfServer = once.has(name) || (ofCors.has(name) && kept.has(ofFirst))
      const key = once.has(name) ? name : isOfServer ? ofFirst : `${name} ${about.endpoint}`
      if (!kept.has(key)) kept.set(key, { ...about, ...findings[name], ...observation })
    },
    has: (endpoint: string): boolean =>
      [...kept.values()].some((finding) => finding.endpoint === endpoint),
    list: (): Finding[] => [...kept.values()],
  }
}
