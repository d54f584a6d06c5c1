import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { once } from './latch.ts'
import { ownLater, verbOf } from './own-later.ts'
import { readerOf, type VerbOptions } from './session.ts'
import type { State } from './state.ts'

/** Something that is followed. A server that tells only names or only ids leaves the other ''. */
export interface Followed {
  readonly id: string
  readonly name: string
}

/** Something that can be followed. */
export interface Followable extends Followed {
  readonly type: FollowType
  /** Whom the page lets follow it; left out: every reader. The server has its own rules besides. */
  readonly only?: 'subscribers' | 'executive'
}

/** What is done to the follows; plain, so that it can be kept until the reader has signed in. */
export type FollowChange =
  | { readonly act: 'follow' | 'unfollow'; readonly thing: Followable; readonly wished?: true }
  | {
      readonly act: 'unfollowAll'
      /** What it ends, as far as is known here. */
      readonly things: readonly Followable[]
      readonly wished?: true
    }

/** By kind, oldest first. */
export type FollowLists = Readonly<
  Record<'topics' | 'newsletters' | 'marketingCampaigns', readonly Followed[]>
>

/** `unknown` for a guest, until the server has said, and when it could not. */
export type FollowState =
  | { readonly status: 'unknown' }
  | ({
      readonly status: 'known'
      /** Entries of what is followed that are new since the reader last looked. */
      readonly unread: number
    } & FollowLists)

/**
 * What the reader follows (spec content 3, 4, 6 and 7), once per page however many tags ask: it is in
 * the user record, which the session reads, so that 60 buttons ask for nothing of their own.
 *
 * A change shows at once in every button for the thing and is taken back when it is refused; the answer
 * says why. Then the user record is read again, here and in the other tabs. The same change called twice
 * while it is under way is one request; following and unfollowing one thing reach the server in the
 * order in which they were asked for. What is as it is wanted already is answered without a request.
 *
 * A guest's wish is kept for the tab and sign-in opens, naming it; it is done once after signing in,
 * across the reload, and an undo is offered. So is what was begun when the session had ended. Both are
 * answered with the failure `signed-out`.
 *
 * Refusals: `subscriber_only`, `executive_only`, `follow_unknown`. Words: `follow-problem.ts`.
 */
export interface FollowStore {
  /** Asked for once there is a reader, when it is listened to; forgotten when they leave. */
  readonly $follows: ReadableAtom<FollowState>
  /** Sends `bindery-followed {type, id}`. */
  follow(thing: Followable, options?: VerbOptions): Promise<Result>
  /** Sends `bindery-unfollowed {type, id}`. A topic is known to the server by its name. */
  unfollow(thing: Followable, options?: VerbOptions): Promise<Result>
  /**
   * Takes the reader off all that is mailed: newsletters and marketing campaigns. Topics stay. Sends
   * `bindery-unfollowed` for each.
   */
  unfollowAll(options?: VerbOptions): Promise<Result>
  /** Asks for the ids of the topics (GET topic), which a user record need not tell: for a topics menu. */
  loadTopics(): Promise<Result>
}

export type FollowPage = Pick<
  State,
  'environment' | 'session' | 'online' | 'messages' | 'intent' | 'auth'
>

/** Where each kind is. */
export const followLists = {
  topic: 'topics',
  newsletter: 'newsletters',
  marketingCampaign: 'marketingCampaigns',
} as const

/** The same thing: by id, or by name, which is all that a user record need tell. */
export const isSame = (one: Followed, other: Followed) =>
  one.id === other.id || (one.name !== '' && topicSlug(one.name) === topicSlug(other.name))

/** Whether the reader follows it. */
export const isFollowed = (follows: FollowState, thing: Followable): boolean =>
  follows.status === 'known' && follows[followLists[thing.type]].some((one) => isSame(one, thing))

interface Loose {
  readonly id?: unknown
  readonly marketingCampaignId?: unknown
  readonly name?: unknown
}
const followedIn = (list: readonly Loose[]): Followed[] =>
  list.map(({ id, marketingCampaignId = id, name = '' }) => ({
    id: `${marketingCampaignId ?? ''}`,
    name: `${name}`,
  }))

/** The store of the page, for what changes it. */
export interface FollowShelf {
  readonly $follows: ReadableAtom<FollowState>
  /** Shows what the user record says, seen through `guess`. */
  paint(): void
  /** What is followed when all that is under way has been done. */
  guess(follows: FollowLists): FollowLists
}

const createFollows = (page: FollowPage): FollowStore => {
  const { $session } = page.session
  const $follows = atom<FollowState>({ status: 'unknown' })
  const control = ownLater(
    page.session,
    once(async () => (await import('./follow-control.ts')).createFollowControl(page, shelf)),
  )
  const shelf: FollowShelf = {
    $follows,
    paint: () => {
      const user = $session.value && readerOf($session.value)
      if (!user) return $follows.set({ status: 'unknown' })
      const { topics, newsletters, marketingCampaigns, unreadFollowingCount: unread } = user
      const told = {
        topics: followedIn(topics),
        newsletters: followedIn(newsletters),
        marketingCampaigns: followedIn(marketingCampaigns),
      }
      $follows.set({ status: 'known', unread, ...shelf.guess(told) })
    },
    guess: (follows) => follows,
  }
  const act = verbOf(control)
  let listening = false
  const { listen } = $follows
  $follows.listen = (listener) => {
    if (!listening) {
      $session.subscribe(() => {
        shelf.paint()
        // A reader may press a button; that shows at once.
        if ($follows.value.status === 'known') void control(async () => ({ ok: true }))
      })
    }
    listening = true
    return listen(listener)
  }
  return {
    $follows,
    follow: act(({ follow }) => follow),
    unfollow: act(({ unfollow }) => unfollow),
    unfollowAll: act(({ unfollowAll }) => unfollowAll),
    loadTopics: act(({ loadTopics }) => loadTopics),
  }
}

const made = new WeakMap<Environment, FollowStore>()

/** What the reader of the page follows. */
export const followsOf = (page: FollowPage): FollowStore => {
  const known = made.get(page.environment) ?? createFollows(page)
  made.set(page.environment, known)
  return known
}
