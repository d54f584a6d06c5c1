import { isFollowType } from '@bindery/contract/follow-rule.ts'
import type { Call } from '../client/call.ts'
import type { Failure, Result } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import { notifyLazily } from '../page/notify-lazily.ts'
import { notifyUndoable } from '../page/notify-undoable.ts'
import type { ActionTools, ResumableAction } from '../session/resumable-action.ts'
import { type ActionOptions, readerOf } from '../session/session.ts'
import { keepInterrupted } from '../session/several-actions.ts'
import { followProblem } from './follow-problem.ts'
import { type Followable, type FollowChange, type FollowPage, followRefusal } from './followable.ts'
import { FollowedEvent, UnfollowedEvent } from './follows.events.ts'
import { followsMessages } from './follows.messages.ts'

const textsOf = (book: MessageBook) => book.define('follows', followsMessages).get()

/** The text of a change: for the modal, or (`isDone`) for the announcement. */
const textOf = (book: MessageBook, change: FollowChange, isDone: boolean): string => {
  const texts = textsOf(book)
  if (change.act === 'unfollowAll') {
    return isDone ? texts.unsubscribedAll : texts.wishToUnsubscribeAll
  }
  const { name } = change.thing
  const [pending, done] =
    change.act === 'follow'
      ? [texts.wishToFollow, texts.followed]
      : [texts.wishToUnfollow, texts.unfollowed]
  return (isDone ? done : pending)({ name })
}

const send = (call: Call, change: FollowChange): Promise<Result> => {
  if (change.act === 'unfollowAll') return call('unfollowAll', {})
  const { type, id, name } = change.thing
  const isFollow = change.act === 'follow'
  switch (type) {
    case 'topic':
      return isFollow ? call('followTopic', { id, name }) : call('unfollowTopic', { name })
    case 'newsletter':
      return call(isFollow ? 'followNewsletter' : 'unfollowNewsletter', { id })
    case 'marketingCampaign':
      return call(isFollow ? 'followCampaign' : 'unfollowCampaign', { id })
  }
}

const dispatchChange = ({ core }: ActionTools, change: FollowChange, from?: EventTarget) => {
  const { dispatch } = core.environment
  if (change.act === 'follow') return void dispatch(new FollowedEvent(change.thing), from)
  const things = change.act === 'unfollowAll' ? change.things : [change.thing]
  for (const thing of things) dispatch(new UnfollowedEvent(thing), from)
}

/** Refetches the user record, which holds the follows, here and in the other tabs. */
const refreshRecord = async ({ core }: ActionTools) => {
  await core.load()
  core.tabs.broadcast('profile-changed')
}

const noticePage = ({ core }: ActionTools) => ({ ...core, session: core })

const problemOf = ({ core }: ActionTools, change: FollowChange, failure: Failure) => {
  const name = change.act === 'unfollowAll' ? '' : change.thing.name
  return followProblem(failure, core.messages, { name })
}

/** Shows a notification that the pending action is done, with an undo. */
const notifyDone = (tools: ActionTools, change: FollowChange) => {
  const { messages } = tools.core
  const words = textOf(messages, change, true)
  if (change.act === 'unfollowAll') return notifyLazily(noticePage(tools), { words })
  const { thing } = change
  const inverse: FollowChange = { act: change.act === 'follow' ? 'unfollow' : 'follow', thing }
  const undo = (): Promise<Result> => followAction.run(tools, inverse, {})
  const explain = (failure: Failure) => problemOf(tools, inverse, failure)
  return notifyUndoable(noticePage(tools), { words, undo, explain }, tools.readerChanged)
}

/** After a sign-in, the page may not allow the new reader to follow the thing. */
const refusalAfterSignIn = async (
  { core }: ActionTools,
  change: FollowChange,
): Promise<Failure | null> => {
  if (!change.wished || change.act !== 'follow' || !change.thing.only) return null
  const user = readerOf(await core.load())
  const code = user && followRefusal(user, change.thing)
  return code ? { kind: 'refused', code, status: 403 } : null
}

const isThing = (value: unknown): value is Followable => {
  const { type, id, name } = Object(value) as Record<string, unknown>
  return isFollowType(type) && typeof id === 'string' && typeof name === 'string'
}

export const followAction: ResumableAction<FollowChange> = {
  kind: 'follow',
  name: (book, change) => textOf(book, change, false),
  serialize: (change) => ({ ...change, wished: true }) satisfies FollowChange,
  parse: (stored) => {
    const { act, thing, things } = Object(stored) as Record<string, unknown>
    const isComplete =
      act === 'unfollowAll'
        ? Array.isArray(things) && things.every(isThing)
        : (act === 'follow' || act === 'unfollow') && isThing(thing)
    return isComplete ? (stored as FollowChange) : null
  },
  run: async (tools, change, { from }) => {
    const refusal = await refusalAfterSignIn(tools, change)
    const answer: Result = refusal
      ? { ok: false, failure: refusal }
      : await send(tools.call, change)
    if (answer.ok) dispatchChange(tools, change, from)
    if (tools.readerChanged()) return answer
    if (answer.ok) {
      void refreshRecord(tools)
      if (change.wished) await notifyDone(tools, change)
      else tools.core.liveRegion.announce(textOf(tools.core.messages, change, true))
      return { ok: true }
    }
    if (change.wished && answer.failure.kind !== 'signed-out') {
      await notifyLazily(noticePage(tools), { words: problemOf(tools, change, answer.failure) })
    }
    return answer
  },
  // `run` announces the success.
  successText: () => '',
}

/** Stores the change of a guest, or of a reader whose session has ended, and opens the sign-in. */
export const keepForGuest = (
  { auth, messages, pendingActions, session }: FollowPage,
  change: FollowChange,
  { from }: ActionOptions = {},
): void => {
  const name = textOf(messages, change, false)
  const action = { kind: followAction.kind, name, data: followAction.serialize(change) }
  if (pendingActions.owner() !== null) {
    keepInterrupted(pendingActions, action)
    session.expired()
  } else {
    pendingActions.keep(action)
    void auth.request({ screen: 'sign-in', reason: name }, from)?.catch(() => {})
  }
}
