import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import { type Followable, followsOf, isFollowed } from '@bindery/state/follows/follows.ts'
import type { State } from '@bindery/state/state.ts'
import { followMessages } from './follow.messages.ts'

export interface FollowAttributes {
  readonly type: FollowType
  readonly itemId: string | undefined
  readonly name: string | undefined
  readonly subscriberOnly: boolean
  readonly executiveOnly: boolean
}

/** A button stands beside every article, and hardly one fails. */
const loadProblems = loadOnce(() => import('@bindery/state/follows/follow-problem.ts'))

export interface FollowView {
  readonly followed: boolean
  /** Both labels. The hidden one keeps its space, so the button never changes its width. */
  readonly words: readonly [off: string, on: string]
  /** Accessible name of the follow button. */
  readonly name: string
  /** Accessible name of the unfollow button. */
  readonly undoName: string
  /** Why the last follow or unfollow failed; '' if it did not. */
  readonly error: string
  follow(): void
  unfollow(): void
}

/** The follow button's model. Without an id and a name, `$view` is null: the fallback children stay. */
export const createFollowModel = (
  state: State,
  host: Host<FollowAttributes>,
): Model<FollowView> => {
  const { environment, messages } = state
  const store = followsOf(state)
  const $words = messages.define('follow', followMessages)
  let error = ''

  const thingOf = (): Followable => {
    const { type, itemId, name, subscriberOnly, executiveOnly } = host.$attributes.get()
    const only = executiveOnly ? 'executive' : subscriberOnly ? 'subscribers' : null
    return {
      type,
      id: itemId || topicSlug(name ?? ''),
      name: name || itemId || '',
      ...(only ? { only } : {}),
    }
  }
  const say = (words: string) => {
    error = words
    render()
  }
  const act = async (verb: 'follow' | 'unfollow') => {
    say('')
    const thing = thingOf()
    const answer: Result = await store[verb](thing, { from: host.element })
    if (answer.ok || answer.failure.kind === 'signed-out') return
    const { failure } = answer
    loadProblems().then(
      ({ followProblem }) => say(followProblem(failure, messages, thing)),
      () => say($words.get().unreachable),
    )
  }
  const view = (): FollowView | null => {
    const thing = thingOf()
    const { name } = thing
    const words = $words.get()
    const followed = isFollowed(store.$follows.get(), thing)
    const called = (word: string) => words.named({ word, name })
    if (!name) return null
    return {
      followed,
      words: [words.follow, words.following],
      name: called(followed ? words.following : words.follow),
      undoName: called(words.unfollow),
      error,
      follow: () => void act('follow'),
      unfollow: () => void act('unfollow'),
    }
  }
  const offs = [
    host.$attributes.listen(() => say('')),
    state.session.$readerChanges.listen(() => say('')),
  ]
  const { render, ...model } = createView([store.$follows, $words], view, ...offs)
  // In an idle moment: a script may set the attributes after it has inserted the element.
  environment.idle(() => {
    const { type, itemId, name } = host.$attributes.get()
    if (type !== 'topic' && name && !itemId)
      environment.warn(
        `<bindery-follow-button name="${name}"> has no item-id, which a ${type} needs`,
      )
  })
  return model
}
