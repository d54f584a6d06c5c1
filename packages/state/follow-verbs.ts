import type { Client } from '@bindery/api/client.ts'
import {
  type FollowedTopic,
  followCampaign,
  followTopic,
  readFollowedTopics,
  unfollowCampaign,
  unfollowTopic,
} from '@bindery/contract/follow.ts'
import { isFollowType } from '@bindery/contract/follow-rule.ts'
import { followNewsletter, unfollowAll, unfollowNewsletter } from '@bindery/contract/newsletter.ts'
import type { Failure, Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { FollowedEvent, UnfollowedEvent } from './follow.events.ts'
import { followsMessages } from './follow.messages.ts'
import type { Followable, FollowChange, FollowPage } from './follow.ts'
import { followRefusal } from './follow-control.ts'
import { followProblem } from './follow-problem.ts'
import { hasLeft } from './has-left.ts'
import type { MessageBook } from './messages.ts'
import { noticeByVerb } from './notice.ts'
import type { ReaderVerb, VerbTools } from './reader-verb.ts'
import { readerOf, type VerbOptions } from './session.ts'

export const readTopics = (client: Client): Promise<Result<{ topics: readonly FollowedTopic[] }>> =>
  attempt(async () => ({ ok: true, topics: (await client.call(readFollowedTopics, {})).topics }))

const calls = {
  follow: {
    topic: (client: Client, { id, name }: Followable) => client.call(followTopic, { id, name }),
    newsletter: (client: Client, { id }: Followable) => client.call(followNewsletter, { id }),
    marketingCampaign: (client: Client, { id }: Followable) => client.call(followCampaign, { id }),
  },
  unfollow: {
    topic: (client: Client, { name }: Followable) => client.call(unfollowTopic, { name }),
    newsletter: (client: Client, { id }: Followable) => client.call(unfollowNewsletter, { id }),
    marketingCampaign: (client: Client, { id }: Followable) =>
      client.call(unfollowCampaign, { id }),
  },
} as const

const wordsFor = (book: MessageBook) => book.define('follows', followsMessages).get()

/** What it was, or is wanted to be, in words. */
const phrase = (book: MessageBook, change: FollowChange, done: boolean): string => {
  const words = wordsFor(book)
  if (change.act === 'unfollowAll') return done ? words.unsubscribedAll : words.wishToUnsubscribeAll
  const { name } = change.thing
  const [wish, fact] =
    change.act === 'follow'
      ? [words.wishToFollow, words.followed]
      : [words.wishToUnfollow, words.unfollowed]
  return (done ? fact : wish)({ name })
}

const told = ({ core }: VerbTools, change: FollowChange, from?: EventTarget) => {
  const { dispatch } = core.environment
  if (change.act === 'follow') dispatch(new FollowedEvent(change.thing), from)
  else {
    const things = change.act === 'unfollowAll' ? change.things : [change.thing]
    for (const thing of things) dispatch(new UnfollowedEvent(thing), from)
  }
}

/** The user record says what is followed: it is read again, here and in the other tabs. */
const refresh = ({ core }: VerbTools) =>
  attempt(async () => {
    await core.load()
    core.tabs.tell('profile-changed')
    return { ok: true }
  })

const send = async (client: Client, change: FollowChange) => {
  if (change.act === 'unfollowAll') await client.call(unfollowAll, {})
  else await calls[change.act][change.thing.type](client, change.thing)
}

/** Tells the reader that what they had wished for is done, and lets them take it back. */
const tell = (tools: VerbTools, change: FollowChange) => {
  const { messages, status } = tools.core
  const undo = async () => {
    if (change.act === 'unfollowAll') return
    const { thing } = change
    const back: FollowChange = { act: change.act === 'follow' ? 'unfollow' : 'follow', thing }
    const answer = await followVerb.act(tools, back, {})
    if (answer.ok) status.announce(phrase(messages, back, true))
    else await tellFailure(tools, back, answer.failure)
  }
  const takesBack = change.act !== 'unfollowAll'
  return noticeByVerb(tools, {
    words: phrase(messages, change, true),
    ...(takesBack ? { undo: { act: () => void undo() } } : {}),
  })
}

const tellFailure = async (tools: VerbTools, change: FollowChange, failure: Failure) => {
  const name = change.act === 'unfollowAll' ? '' : change.thing.name
  await noticeByVerb(tools, { words: followProblem(failure, tools.core.messages, { name }) })
}

/** Whoever has just signed in may not be one of those whom the page lets follow it. */
const judged = async ({ core }: VerbTools, change: FollowChange): Promise<Failure | null> => {
  if (!change.wished || change.act !== 'follow' || !change.thing.only) return null
  const user = readerOf(await core.load())
  const code = user && followRefusal(user, change.thing)
  return code ? { kind: 'refused', code, status: 403 } : null
}

const isThing = (value: unknown): value is Followable => {
  const { type, id, name } = Object(value) as Record<string, unknown>
  return isFollowType(type) && typeof id === 'string' && typeof name === 'string'
}

/** The session may end in the middle of it, or there was none: then it is kept, named and done once. */
export const followVerb: ReaderVerb<FollowChange> = {
  kind: 'follow',
  name: (book, change) => phrase(book, change, false),
  keep: (change) => ({ ...change, wished: true }) satisfies FollowChange,
  read: (kept) => {
    const { act, thing, things } = Object(kept) as Record<string, unknown>
    const whole =
      act === 'unfollowAll'
        ? Array.isArray(things) && things.every(isThing)
        : (act === 'follow' || act === 'unfollow') && isThing(thing)
    return whole ? (kept as FollowChange) : null
  },
  act: async (tools, change, { from }) => {
    const gone = hasLeft(tools.core)
    const answer = await attempt(async (): Promise<Result> => {
      const failure = await judged(tools, change)
      if (failure) return { ok: false, failure }
      await send(tools.client, change)
      return { ok: true }
    })
    if (answer.ok) told(tools, change, from)
    if (gone()) return answer
    if (answer.ok) {
      void refresh(tools)
      if (change.wished) await tell(tools, change)
    } else if (change.wished && answer.failure.kind !== 'signed-out') {
      await tellFailure(tools, change, answer.failure)
    }
    return answer
  },
  // `tell` has said it.
  done: () => '',
}

/** Keeps the wish of a guest, and asks them to sign in. */
export const wish = async (
  { messages, intent, auth }: FollowPage,
  change: FollowChange,
  { from }: VerbOptions = {},
): Promise<Result> => {
  const { kind, keep } = followVerb
  const name = phrase(messages, change, false)
  intent.keep({ kind, name, data: keep(change) })
  void auth.request({ screen: 'sign-in', reason: name }, from)?.catch(() => {})
  return { ok: false, failure: { kind: 'signed-out' } }
}
