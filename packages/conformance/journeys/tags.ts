/** Which tags make a call, and which calls tags make. */
import { type TagCalls, tagCalls } from '@bindery/contract/tag-calls.ts'
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

/** What every journey of a signed-in reader starts with. */
const signingIn: readonly string[] = ['register', 'signIn', 'readProfile']

/** Whether a call matters to these tags. Without tags every call does. */
export const isAbout = (tags: readonly string[], endpoint: string): boolean =>
  tags.length === 0 ||
  signingIn.includes(endpoint) ||
  tagsOf(endpoint).some((tag) => tags.includes(tag))

/** Whether one of these tags makes a call that the journey proves. */
export const isJourneyOf = (tags: readonly string[], { calls, everyTag }: Journey): boolean =>
  tags.length === 0 ||
  everyTag === true ||
  calls.some((call) => tagsOf(call).some((tag) => tags.includes(tag)))
