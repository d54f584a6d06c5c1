import { followTypes, isFollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import { type Followable, followsOf } from '@bindery/state/follows/follows.ts'
import type { State } from '@bindery/state/state.ts'
import { waitForPendingAction } from './kit-pending.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** @throws TypeError naming what is allowed */
const parseThing = (input: unknown): Followable => {
  const { type, id, name } = Object(input) as Record<string, unknown>
  if (!isFollowType(type)) {
    throw new TypeError(
      `bindery.follow: type ${JSON.stringify(type)}: allowed is ${followTypes.join(', ')}`,
    )
  }
  const isInvalid = [id, name].some((value) => value !== undefined && !isText(value))
  if (isInvalid || (id === undefined && name === undefined)) {
    throw new TypeError('bindery.follow: an id, a name or both are required, each a string')
  }
  return {
    type,
    id: isText(id) ? id.trim() : topicSlug(String(name)),
    name: isText(name) ? name.trim() : String(id),
  }
}

/** `window.bindery.follow`. */
export const follow = async (state: State, input: unknown): Promise<Result> => {
  const thing = parseThing(input)
  const answer = await followsOf(state).follow(thing)
  if (answer.ok || answer.failure.kind !== 'signed-out') return answer
  const failure = await waitForPendingAction(state, ({ kind, data }) => {
    const { type, id } = Object(Object(data).thing)
    return kind === 'follow' && type === thing.type && id === thing.id
  })
  return failure ? { ok: false, failure } : { ok: true }
}
