import { topicSlug } from '@bindery/contract/topic-rule.ts'
import type { ReadableAtom } from 'nanostores'
import type { Result } from '../client/failure.ts'
import { signedOut } from '../client/lazy.ts'
import { createOptimisticStore } from '../client/optimistic-store.ts'
import { watchReader } from '../session/reader-guard.ts'
import { type ActionOptions, readerOf } from '../session/session.ts'
import { tabChannelOf } from '../session/tab-channel.ts'
import { followAction, keepForGuest } from './follow-action.ts'
import {
  type Followable,
  type FollowChange,
  type FollowLists,
  type FollowPage,
  type FollowState,
  followLists,
  followRefusal,
  isFollowed,
  isSame,
} from './followable.ts'

const apply = (lists: FollowLists, change: FollowChange): FollowLists => {
  if (change.act === 'unfollowAll') return { ...lists, newsletters: [], marketingCampaigns: [] }
  const { type, id, name } = change.thing
  const list = followLists[type]
  const others = lists[list].filter((one) => !isSame(one, change.thing))
  return { ...lists, [list]: change.act === 'follow' ? [...others, { id, name }] : others }
}

const isSameLists = (one: FollowLists, other: FollowLists) =>
  Object.values(followLists).every(
    (list) =>
      one[list].length === other[list].length &&
      one[list].every((thing) => other[list].some((same) => isSame(thing, same))),
  )

/** Whether the change is for newsletters or campaigns. `unfollowAll` ends both. */
const isMailed = (change: FollowChange) =>
  change.act === 'unfollowAll' || change.thing.type !== 'topic'

const isRelated = (one: FollowChange, other: FollowChange) =>
  one.act === 'unfollowAll' || other.act === 'unfollowAll'
    ? isMailed(one) && isMailed(other)
    : one.thing.type === other.thing.type && isSame(one.thing, other.thing)

/**
 * Shows pending changes on top of the lists of the user record.
 * @param initial the current lists of the record; null for a guest
 */
export const createFollowStore = (
  page: FollowPage,
  $follows: ReadableAtom<FollowState>,
  initial: FollowLists | null,
  show: (lists: FollowLists | null) => void,
) => {
  const { server, session } = page
  const { $session } = session
  let record = initial
  /** The ids of topics, by the slug of the name. A user record may lack them. */
  let ids = new Map<string, string>()
  let pending: readonly FollowChange[] = []
  const store = createOptimisticStore<FollowLists, FollowChange>(
    {
      apply,
      isRelated,
      isSame: (one, other) => one.act === other.act,
      merge: (_, read) => read,
      publish: (view) => {
        pending = view.pending
        show(view.value && withIds(view.value))
      },
    },
    page.environment,
  )
  const withIds = (lists: FollowLists): FollowLists => ({
    ...lists,
    topics: lists.topics.map(({ id, name }) => ({
      id: id || (ids.get(topicSlug(name)) ?? ''),
      name,
    })),
  })
  const reader = () => readerOf($session.value)
  /** Confirmed changes that no user record has shown yet: a server's profile may lag behind its writes. */
  let unproven: readonly FollowChange[] = []
  /** Those after which another tab has changed something: the next record knows better. */
  let doubted: readonly FollowChange[] = []
  const receive = (lists: FollowLists | null) => {
    record = lists
    unproven = unproven.filter((change) => !doubted.includes(change))
    const shown = lists && unproven.reduce(apply, lists)
    // Changes can cancel out, so the record proves all of them together or none.
    if (!lists || !shown || isSameLists(shown, lists)) unproven = []
    store.set(shown)
  }
  tabChannelOf(page.environment).on('profile-changed', () => {
    doubted = [...unproven, ...pending]
  })
  session.$readerChanges.listen(() => {
    ids = new Map()
    unproven = []
    store.reset(record)
  })
  store.set(initial)

  /** The refusal of a change that the page does not allow this reader. Such a change is not sent. */
  const refusalOf = (change: FollowChange): Result | null => {
    const user = reader()
    const code = user && change.act === 'follow' ? followRefusal(user, change.thing) : null
    return code && { ok: false, failure: { kind: 'refused', code, status: 403 } }
  }
  const change = (input: FollowChange, options?: ActionOptions): Promise<Result> => {
    const known = store.underWay(input)
    if (known) return known
    const refused = refusalOf(input)
    if (refused) return Promise.resolve(refused)
    if (reader() && input.act !== 'unfollowAll') {
      const isDone = isFollowed($follows.get(), input.thing) === (input.act === 'follow')
      if (isDone) return Promise.resolve({ ok: true })
    }
    const readerChanged = watchReader(session)
    return store.change(input, async (current) => {
      const generation = store.generation()
      if (!reader()) await session.check()
      if (readerChanged()) return signedOut
      if ($session.value?.status === 'guest') {
        keepForGuest(page, current, options)
        return signedOut
      }
      const answer = refusalOf(current) ?? (await server.run(followAction, current, options))
      // The confirmed change stays until the user record is refetched.
      if (answer.ok && generation === store.generation()) {
        unproven = [...unproven, current]
        store.confirm(generation, [], (lists) => lists && apply(lists, current), current)
      }
      return answer
    })
  }

  return {
    receive,
    follow: (thing: Followable, options?: ActionOptions) =>
      change({ act: 'follow', thing }, options),
    unfollow: (thing: Followable, options?: ActionOptions) => {
      // The server needs the name of a topic, but a page may omit it.
      const now = $follows.get()
      const known = now.status === 'known' ? now[followLists[thing.type]] : []
      const name = known.find((one) => isSame(one, thing))?.name || thing.name
      return change({ act: 'unfollow', thing: { ...thing, name } }, options)
    },
    unfollowAll: (options?: ActionOptions) => {
      const now = $follows.get()
      const things = (['newsletter', 'marketingCampaign'] as const).flatMap((type) =>
        now.status === 'known' ? now[followLists[type]].map((one) => ({ type, ...one })) : [],
      )
      return change({ act: 'unfollowAll', things }, options)
    },
    loadTopics: async (): Promise<Result> => {
      const generation = store.generation()
      const answer = await server.call('readFollowedTopics', {})
      if (!answer.ok) return answer
      if (generation === store.generation()) {
        ids = new Map(answer.data.topics.map(({ id, name }) => [topicSlug(name), id]))
        store.set(store.confirmed())
      }
      return { ok: true }
    },
  }
}
