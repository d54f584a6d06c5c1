import { followTypes, isFollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import type { Result } from '@bindery/state/failure.ts'
import { type Followable, followsOf } from '@bindery/state/follow.ts'
import type { State } from '@bindery/state/state.ts'
import { afterSignIn } from './kit-wish.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** @throws TypeError that says what is allowed */
const thingOf = (input: unknown): Followable => {
  const { type, id, name } = Object(input) as Record<string, unknown>
  if (!isFollowType(type)) {
    throw new TypeError(
      `bindery.follow: type ${JSON.stringify(type)}: allowed is ${followTypes.join(', ')}`,
    )
  }
  const wrong = [id, name].some((value) => value !== undefined && !isText(value))
  if (wrong || (id === undefined && name === undefined)) {
    throw new TypeError('bindery.follow: an id, a name or both are wanted, each a text')
  }
  return {
    type,
    id: isText(id) ? id.trim() : topicSlug(String(name)),
    name: isText(name) ? name.trim() : String(id),
  }
}

/** `window.bindery.follow`. */
export const follow = async (state: State, input: unknown): Promise<Result> => {
  const thing = thingOf(input)
  const answer = await followsOf(state).follow(thing)
  if (answer.ok || answer.failure.kind !== 'signed-out') return answer
  const failure = await afterSignIn(state, ({ kind, data }) => {
    const { type, id } = Object(Object(data).thing)
    return kind === 'follow' && type === thing.type && id === thing.id
  })
  return failure ? { ok: false, failure } : { ok: true }
}
