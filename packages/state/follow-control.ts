import { topicSlug } from '@bindery/contract/topic-rule.ts'
import type { User } from '@bindery/contract/user.ts'
import { asReader } from './as-reader.ts'
import type { Result } from './failure.ts'
import {
  type Followable,
  type FollowChange,
  type FollowLists,
  type FollowPage,
  type FollowShelf,
  followLists,
  isFollowed,
  isSame,
} from './follow.ts'
import { hasLeft } from './has-left.ts'
import { later } from './later.ts'
import { readerOf, type VerbOptions } from './session.ts'
import { createTurns, type Turn } from './turns.ts'

/** Why this reader may not follow it by what the page says; null when they may. */
export const followRefusal = (
  { status, tiers }: Pick<User, 'status' | 'tiers'>,
  { only }: Followable,
): 'subscriber_only' | 'executive_only' | null => {
  const subscriber = status === 'subscribers'
  const executive = subscriber && /EXECUTIVE$/i.test(tiers[0]?.roleCode ?? '')
  if (only === 'executive' && !executive) return 'executive_only'
  return only && !subscriber ? 'subscriber_only' : null
}

const after = (before: FollowLists, change: FollowChange): FollowLists => {
  if (change.act === 'unfollowAll') return { ...before, newsletters: [], marketingCampaigns: [] }
  const { type, id, name } = change.thing
  const list = followLists[type]
  const others = before[list].filter((one) => !isSame(one, change.thing))
  return { ...before, [list]: change.act === 'follow' ? [...others, { id, name }] : others }
}

const isAlike = (one: FollowLists, other: FollowLists) =>
  Object.values(followLists).every(
    (list) =>
      one[list].length === other[list].length &&
      one[list].every((thing) => other[list].some((same) => isSame(thing, same))),
  )

const keyOf = (change: FollowChange) =>
  change.act === 'unfollowAll' ? '' : `${change.thing.type} ${change.thing.id}`

/** What is mailed may end all at once. */
const isMailed = (change: FollowChange) =>
  change.act === 'unfollowAll' || change.thing.type !== 'topic'

const isAbout = (one: FollowChange, other: FollowChange) =>
  one.act === 'unfollowAll' || other.act === 'unfollowAll'
    ? isMailed(one) && isMailed(other)
    : keyOf(one) === keyOf(other)

type FollowTurn = Turn<FollowChange, Result>

const verbs = later(() => import('./follow-verbs.ts'))

/** Keeps what is guessed until the user record says it: also what the server has agreed to. */
export const createFollowControl = (page: FollowPage, shelf: FollowShelf) => {
  const { session, online } = page
  const { $session } = session
  const { $follows, paint } = shelf
  const turns = createTurns<FollowChange, Result>({
    isAbout,
    isSame: (one, other) => one.act === other.act,
  })
  /** The user record in the moment in which the server agreed. */
  const records = new WeakMap<FollowTurn, User | null>()
  /** Another tab has changed something since: a record that came after the server had agreed knows better. */
  const doubted = new WeakSet<FollowTurn>()
  /** Ids of topics, by the slug of the name. */
  let ids = new Map<string, string>()

  const reader = () => ($session.value ? readerOf($session.value) : null)
  shelf.guess = (told) => {
    const known: FollowLists = {
      ...told,
      topics: told.topics.map(({ id, name }) => ({
        id: id || (ids.get(topicSlug(name)) ?? ''),
        name,
      })),
    }
    const agreed = turns.list().filter((turn) => turn.agreed)
    // Each of several may be another than what is told, and all together the same: begun, and ended with all.
    const isTold = isAlike(
      agreed.reduce((all, { change }) => after(all, change), known),
      known,
    )
    let now = known
    for (const turn of turns.list()) {
      const next = after(now, turn.change)
      const isOld = doubted.has(turn) && records.get(turn) !== reader()
      if (turn.agreed && (isTold || isOld || isAlike(next, now))) turns.end(turn)
      else now = next
    }
    return now
  }
  void online(async ({ core }) => {
    core.tabs.on('profile-changed', () => {
      for (const turn of turns.list()) doubted.add(turn)
    })
    return { ok: true }
  })
  session.$departures.listen(() => {
    turns.forget()
    ids = new Map()
    paint()
  })

  /** What this reader may not do by what the page says is not sent. */
  const refusal = (change: FollowChange): Result | null => {
    const user = reader()
    const code = user && change.act === 'follow' ? followRefusal(user, change.thing) : null
    return code && { ok: false, failure: { kind: 'refused', code, status: 403 } }
  }
  const act = (change: FollowChange, options?: VerbOptions): Promise<Result> => {
    const known = turns.join(change)
    if (known) return known.answer
    const no = refusal(change)
    if (no) return Promise.resolve(no)
    if (reader() && change.act !== 'unfollowAll') {
      const already = isFollowed($follows.get(), change.thing)
      if (already === (change.act === 'follow')) return Promise.resolve({ ok: true })
    }
    const [ask, gone] = [asReader(page), hasLeft(session)]
    const send = async (): Promise<Result> => {
      if (!reader()) await session.check()
      if (gone()) return { ok: false, failure: { kind: 'signed-out' } }
      if ($session.value?.status === 'guest') {
        return verbs(({ wish }) => wish(page, change, options))
      }
      return refusal(change) ?? ask(verbs, ({ followVerb }) => followVerb, change, options)
    }
    const mine = turns.add(change, async (turn) => {
      const answer = await send()
      turn.agreed = answer.ok
      records.set(turn, reader())
      if (!answer.ok) turns.end(turn)
      paint()
      return answer
    })
    paint()
    return mine.answer
  }

  return {
    follow: (thing: Followable, options?: VerbOptions) => act({ act: 'follow', thing }, options),
    unfollow: (thing: Followable, options?: VerbOptions) => {
      // Of a topic the server wants the name, which a page need not give.
      const now = $follows.get()
      const known = now.status === 'known' ? now[followLists[thing.type]] : []
      const name = known.find((one) => isSame(one, thing))?.name || thing.name
      return act({ act: 'unfollow', thing: { ...thing, name } }, options)
    },
    unfollowAll: (options?: VerbOptions) => {
      const now = $follows.get()
      const things = (['newsletter', 'marketingCampaign'] as const).flatMap((type) =>
        now.status === 'known' ? now[followLists[type]].map((one) => ({ type, ...one })) : [],
      )
      return act({ act: 'unfollowAll', things }, options)
    },
    loadTopics: async (): Promise<Result> => {
      const user = reader()
      const answer = await verbs(({ readTopics }) => online(({ client }) => readTopics(client)))
      if (answer.ok && user && user.guid === reader()?.guid) {
        ids = new Map(answer.topics.map(({ id, name }) => [topicSlug(name), id]))
        paint()
      }
      return answer
    },
  }
}
