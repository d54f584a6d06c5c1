/** Which tags make a call, and which calls tags make. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import { type TagCalls, tagCalls, withoutCall } from '@bindery/contract/tag-calls.ts'
import type { Journey } from '../check/journey.ts'

const callsOf = ({ needs, optional }: TagCalls): readonly string[] => [...needs, ...optional]

/** The tags that make calls. */
export const callingTags: readonly string[] = Object.entries(tagCalls).flatMap(([tag, calls]) =>
  callsOf(calls).length ? [tag] : [],
)

/** The tags that make this call. */
export const tagsOf = (endpoint: string): readonly string[] =>
  Object.entries(tagCalls).flatMap(([tag, calls]) =>
    callsOf(calls).includes(endpoint) ? [tag] : [],
  )

/** Whether one of these tags makes this call. Without tags every call is to be proven. */
export const isMade = (tags: readonly string[], endpoint: string): boolean =>
  tags.length === 0 || tagsOf(endpoint).some((tag) => tags.includes(tag))

/** Whether one of these tags cannot do without this call. Without tags every call is needed. */
export const isNeeded = (tags: readonly string[], endpoint: string): boolean =>
  tags.length === 0 ||
  tags.some((tag) =>
    (tagCalls[tag as `bindery-${string}`] ?? noCalls).needs.some((call) => call === endpoint),
  )

/** What happens where a server lacks a call that the tags can do without. */
export const effectOf = (call: string): string =>
  Object.hasOwn(withoutCall, call) ? withoutCall[call as keyof typeof withoutCall] : ''

/** What every journey of a signed-in reader starts with. Without it nothing can be checked. */
const signingIn: readonly string[] = ['register', 'signIn', 'readProfile']

/** Whether a finding about this call is reported. */
export const isAbout = (tags: readonly string[], endpoint: string): boolean =>
  signingIn.includes(endpoint) || isMade(tags, endpoint)

/** Whether one of these tags makes a call that the journey proves. */
export const isJourneyOf = (tags: readonly string[], { calls, everyTag }: Journey): boolean =>
  everyTag === true || calls.some((call) => isMade(tags, call))

/** The calls of these tags, or of the whole contract, that no journey proves. */
export const unproven = (
  tags: readonly string[],
  journeys: readonly Journey[],
): readonly string[] => {
  const proven = new Set<string>(journeys.flatMap(({ calls }) => calls))
  const made = tags.length
    ? tags.flatMap((tag) => callsOf(tagCalls[tag as `bindery-${string}`] ?? noCalls))
    : Object.keys(endpoints)
  return [...new Set(made)].filter((call) => !proven.has(call))
}

const noCalls: TagCalls = { needs: [], optional: [] }
