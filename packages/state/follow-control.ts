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

const sizes = (follows: FollowLists) =>
  Object.values(followLists)
    .map((list) => follows[list].length)
    .join()

const keyOf = (change: FollowChange) =>
  change.act === 'unfollowAll' ? '' : `${change.thing.type} ${change.thing.id}`

const verbs = later(() => import('./follow-verbs.ts'))

interface Running {
  readonly change: FollowChange
  answer: Promise<Result>
  /** The server has agreed; it stays a guess until the user record says the same. */
  agreed?: boolean
  /** Another tab has changed something since: a record that came after the server had agreed knows better. */
  doubted?: boolean
  /** The record of that moment. */
  record?: User | null
}

/** Keeps what is guessed until the user record says it. */
export const createFollowControl = (page: FollowPage, shelf: FollowShelf) => {
  const { session, online } = page
  const { $session } = session
  const { $follows, paint } = shelf
  const running = new Map<string, Running>()
  /** Ids of topics, by the slug of the name. */
  let ids = new Map<string, string>()

  const reader = () => ($session.value ? readerOf($session.value) : null)
  shelf.guess = (told) => {
    let now: FollowLists = {
      ...told,
      topics: told.topics.map(({ id, name }) => ({
        id: id || (ids.get(topicSlug(name)) ?? ''),
        name,
      })),
    }
    // Each guess is made on the one before.
    for (const [key, { change, agreed, doubted, record }] of running) {
      const next = after(now, change)
      const settled = agreed && ((doubted && record !== reader()) || sizes(next) === sizes(now))
      if (settled) running.delete(key)
      else now = next
    }
    return now
  }
  void online(async ({ core }) => {
    core.tabs.on('profile-changed', () => {
      for (const one of running.values()) one.doubted = true
    })
    return { ok: true }
  })
  session.$departures.listen(() => {
    running.clear()
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
    const key = keyOf(change)
    const before = running.get(key)
    // In the order in which it was asked for; what is mailed may end all at once.
    const earlier = [...running].filter(([other]) => other === key || !other || !key)
    const isLast = before && before === earlier.at(-1)?.[1]
    if (isLast && !before.agreed && before.change.act === change.act) return before.answer
    const no = refusal(change)
    if (no) return Promise.resolve(no)
    if (reader() && change.act !== 'unfollowAll') {
      const already = isFollowed($follows.get(), change.thing)
      if (already === (change.act === 'follow')) return Promise.resolve({ ok: true })
    }
    const mine: Running = { change, answer: Promise.resolve({ ok: true }) }
    const [ask, gone] = [asReader(page), hasLeft(session)]
    const send = async (): Promise<Result> => {
      await Promise.all(earlier.map(([, { answer }]) => answer))
      if (!reader()) await session.check()
      if (gone()) return { ok: false, failure: { kind: 'signed-out' } }
      if ($session.value?.status === 'guest') {
        return verbs(({ wish }) => wish(page, change, options))
      }
      return refusal(change) ?? ask(verbs, ({ followVerb }) => followVerb, change, options)
    }
    const run = async (): Promise<Result> => {
      const answer = await send()
      mine.agreed = answer.ok
      mine.record = reader()
      if (!answer.ok && running.get(key) === mine) {
        running.delete(key)
        // The user record may not say yet what was agreed to before.
        if (before?.agreed) running.set(key, before)
      }
      paint()
      return answer
    }
    // At the end: a guess is made on those before.
    running.delete(key)
    running.set(key, mine)
    mine.answer = run()
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
