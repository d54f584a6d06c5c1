import type { FollowType } from '@bindery/contract/follow-rule.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import type { User } from '@bindery/contract/user.ts'
import type { ReadableAtom } from 'nanostores'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import type { ActionOptions } from '../session/session.ts'

/** A followed thing. If the server sends only names or only ids, the other is ''. */
export interface Followed {
  readonly id: string
  readonly name: string
}

/** A topic, a newsletter or a campaign that can be followed. */
export interface Followable extends Followed {
  readonly type: FollowType
  /** The readers who may follow it. undefined: every reader. The server also has rules of its own. */
  readonly only?: 'subscribers' | 'executive'
}

/** A change of the follows. It is plain JSON, so the tab can store it until the reader has signed in. */
export type FollowChange =
  | { readonly act: 'follow' | 'unfollow'; readonly thing: Followable; readonly wished?: true }
  | {
      readonly act: 'unfollowAll'
      /** The things that the change unfollows, as far as the page knows them. */
      readonly things: readonly Followable[]
      readonly wished?: true
    }

/** The followed things by type, oldest first. */
export type FollowLists = Readonly<
  Record<'topics' | 'newsletters' | 'marketingCampaigns', readonly Followed[]>
>

/** `unknown` for a guest, while loading, and after a failed load. */
export type FollowState =
  | { readonly status: 'unknown' }
  | ({
      readonly status: 'known'
      /** The number of new entries in the followed things since the last visit. */
      readonly unread: number
    } & FollowLists)

/**
 * The reader's follows (spec content 3, 4, 6 and 7), one store per page. They are part of the user record,
 * which the session loads, so that 60 buttons send no request of their own.
 *
 * A change is optimistic: every button for the thing shows it at once, and a failure rolls it back. After
 * a success the user record is refetched, here and in the other tabs. Identical changes in flight share
 * one request. Changes of one thing reach the server in the order of their calls. A change that changes
 * nothing succeeds without a request.
 *
 * A guest's change becomes the pending action of the tab, and the sign-in opens and names it. The page runs
 * it once after sign-in, across the reload, and offers an undo. A change after the end of the session is
 * stored in the same way. Both return the failure `signed-out`.
 *
 * Refusals: `subscriber_only`, `executive_only`, `follow_unknown`. Texts: `follow-problem.ts`.
 */
export interface FollowStore {
  /** Loads on its first listener, once there is a reader. Clears when the reader changes. */
  readonly $follows: ReadableAtom<FollowState>
  /** Follows a thing. Dispatches `bindery-followed {type, id}`. */
  follow(thing: Followable, options?: ActionOptions): Promise<Result>
  /** Unfollows a thing. Dispatches `bindery-unfollowed {type, id}`. The server identifies a topic by its name. */
  unfollow(thing: Followable, options?: ActionOptions): Promise<Result>
  /**
   * Unfollows all newsletters and marketing campaigns. Topics stay. Dispatches `bindery-unfollowed` for
   * each.
   */
  unfollowAll(options?: ActionOptions): Promise<Result>
  /** Loads the ids of the topics (GET topic) for a topics menu. A user record may lack them. */
  loadTopics(): Promise<Result>
}

export type FollowPage = Pick<
  Core,
  'environment' | 'session' | 'server' | 'messages' | 'pendingActions' | 'auth'
>

/** The list of each type in `FollowLists`. */
export const followLists = {
  topic: 'topics',
  newsletter: 'newsletters',
  marketingCampaign: 'marketingCampaigns',
} as const

/** Whether both are the same thing, by id or by name. A user record may have only names: no id equals no other. */
export const isSame = (one: Followed, other: Followed) =>
  (one.id !== '' && one.id === other.id) ||
  (one.name !== '' && topicSlug(one.name) === topicSlug(other.name))

/** Whether the reader follows the thing. */
export const isFollowed = (follows: FollowState, thing: Followable): boolean =>
  follows.status === 'known' && follows[followLists[thing.type]].some((one) => isSame(one, thing))

/** The reason why the page does not allow this reader to follow a thing; null if it does. */
export const followRefusal = (
  { status, tiers }: Pick<User, 'status' | 'tiers'>,
  { only }: Followable,
): 'subscriber_only' | 'executive_only' | null => {
  const isSubscriber = status === 'subscribers'
  const isExecutive = isSubscriber && /EXECUTIVE$/i.test(tiers[0]?.roleCode ?? '')
  if (only === 'executive' && !isExecutive) return 'executive_only'
  return only && !isSubscriber ? 'subscriber_only' : null
}
