import type { User } from '@bindery/contract/user.ts'
import { atom } from 'nanostores'
import { delegate, lazy } from '../client/lazy.ts'
import type { Environment } from '../environment/environment.ts'
import { watchReader } from '../session/reader-guard.ts'
import { readerOf } from '../session/session.ts'
import type { Followed, FollowLists, FollowPage, FollowState, FollowStore } from './followable.ts'

export {
  type Followable,
  type FollowChange,
  type Followed,
  type FollowLists,
  type FollowPage,
  type FollowState,
  type FollowStore,
  followLists,
  isFollowed,
  isSame,
} from './followable.ts'

interface RecordEntry {
  readonly id?: unknown
  readonly marketingCampaignId?: unknown
  readonly name?: unknown
}
const followedIn = (list: readonly RecordEntry[]): Followed[] =>
  list.map(({ id, marketingCampaignId = id, name = '' }) => ({
    id: `${marketingCampaignId ?? ''}`,
    name: `${name}`,
  }))

/** The lists of a user record. */
const listsOf = ({ topics, newsletters, marketingCampaigns }: User): FollowLists => ({
  topics: followedIn(topics),
  newsletters: followedIn(newsletters),
  marketingCampaigns: followedIn(marketingCampaigns),
})

const createFollows = (page: FollowPage): FollowStore => {
  const { $session } = page.session
  const $follows = atom<FollowState>({ status: 'unknown' })
  const show = (lists: FollowLists | null) => {
    const user = readerOf($session.value)
    $follows.set(
      user && lists
        ? { status: 'known', unread: user.unreadFollowingCount, ...lists }
        : { status: 'unknown' },
    )
  }
  const recordLists = () => {
    const user = readerOf($session.value)
    return user && listsOf(user)
  }
  /** Shows the lists of the user record. Once loaded, the store adds pending changes. */
  let receive = show
  const store = lazy(
    async () => {
      const { createFollowStore } = await import('./follow-store.ts')
      const loaded = createFollowStore(page, $follows, recordLists(), show)
      receive = loaded.receive
      return loaded
    },
    () => watchReader(page.session),
  )
  const syncWithRecord = () => {
    receive(recordLists())
    // A press by a reader has to show at once, so load the store before it.
    if (recordLists()) void store(async () => ({ ok: true }))
  }
  let isListening = false
  const { listen } = $follows
  $follows.listen = (listener) => {
    if (!isListening) $session.subscribe(syncWithRecord)
    isListening = true
    return listen(listener)
  }
  return {
    $follows,
    follow: delegate(store, ({ follow }) => follow),
    unfollow: delegate(store, ({ unfollow }) => unfollow),
    unfollowAll: delegate(store, ({ unfollowAll }) => unfollowAll),
    loadTopics: delegate(store, ({ loadTopics }) => loadTopics),
  }
}

const stores = new WeakMap<Environment, FollowStore>()

/** The follows of the page. */
export const followsOf = (page: FollowPage): FollowStore => {
  const known = stores.get(page.environment) ?? createFollows(page)
  stores.set(page.environment, known)
  return known
}
