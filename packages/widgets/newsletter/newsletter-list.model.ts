import { isFollowEmail } from '@bindery/contract/follow-rule.ts'
import type { Newsletter } from '@bindery/contract/newsletter.ts'
import { starterTopics } from '@bindery/contract/starter-topics.ts'
import { topicSlug } from '@bindery/contract/topic-rule.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { followProblem } from '@bindery/state/follows/follow-problem.ts'
import { type Followable, followsOf, isFollowed } from '@bindery/state/follows/follows.ts'
import {
  followByEmail,
  type Newsletters,
  readNewsletters,
} from '@bindery/state/follows/newsletters.ts'
import { createForm } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import { newsletterMessages } from './newsletter.messages.ts'
import type { ByEmail, Ending, ListView, Row } from './newsletter-list.view.ts'

type Values = Parameters<ByEmail['submit']>[0]

const resting: Ending = { step: 'resting', news: null, error: '' }

const keyOf = ({ type, id }: Followable) => `${type} ${id}`

/**
 * The newsletters, and which of them the reader follows. `$view` is null until the session and the
 * newsletters have loaded or failed.
 */
export const createNewsletterModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ListView> => {
  const { messages, session } = state
  const store = followsOf(state)
  const $words = newsletterMessages(messages)
  const form = createForm(() => $words.get().unreachable)
  let offer: Newsletters | null = null
  /** Why the newsletters failed to load; null after a success and before the first response. */
  let why: string | null = null
  let ending = resting
  let news = ''
  /**
   * True if the reader followed no topic when first known; null before that. Following a starter topic must
   * not hide the others, so the value stays until the reader changes.
   */
  let starting: boolean | null = null
  const errors = new Map<string, string>()

  const explain = (failure: Failure, name: string): string =>
    followProblem(failure, messages, { name })
  const load = async () => {
    const answer = await readNewsletters(state)
    offer = answer.ok ? answer : null
    why = answer.ok ? null : explain(answer.failure, '')
    render()
  }
  const act = (verb: 'follow' | 'unfollow') => async (thing: Followable) => {
    errors.delete(keyOf(thing))
    ending = resting
    render()
    const answer = await store[verb](thing, { from: host.element })
    if (answer.ok || answer.failure.kind === 'signed-out') return
    errors.set(keyOf(thing), explain(answer.failure, thing.name))
    render()
  }
  const end = (next: Ending) => {
    ending = next
    render()
  }
  const unfollowAll = async () => {
    if (ending.step === 'sending') return
    end({ ...resting, step: 'sending' })
    const answer = await store.unfollowAll({ from: host.element })
    if (answer.ok) return end({ ...resting, news: 'done' })
    const silent = answer.failure.kind === 'signed-out'
    end({ ...resting, error: silent ? '' : explain(answer.failure, '') })
  }

  const offered = (): readonly Followable[] => {
    if (!offer) return []
    const { newsletters, marketingCampaigns } = offer
    return [
      ...newsletters
        .filter(({ subscriberOnly }) => !subscriberOnly)
        .map(({ id, name }) => ({ type: 'newsletter' as const, id, name })),
      ...marketingCampaigns.map(({ id, name }) => ({
        type: 'marketingCampaign' as const,
        id,
        name,
      })),
    ]
  }
  const submit = (values: Values) => {
    const { email = '', choice = '' } = values
    const thing = offered().find((one) => keyOf(one) === choice)
    if (!thing) return Promise.resolve()
    news = ''
    return form.send(
      () => followByEmail(state, thing, email),
      async (failure) => {
        const message = explain(failure, thing.name)
        const wrong = failure.kind === 'refused' && failure.code === 'invalid_email'
        return wrong ? { fields: { email: message } } : { message, fields: {} }
      },
      (here) => {
        news = $words.get().signedUp({ email: email.trim(), name: thing.name })
        if (here) form.restart()
        render()
      },
    )
  }

  const row = (thing: Followable, description = '', frequency = ''): Row => ({
    thing,
    description,
    frequency,
    followed: isFollowed(store.$follows.get(), thing),
    error: errors.get(keyOf(thing)) ?? '',
  })
  const rowOf = (type: 'newsletter' | 'marketingCampaign') => (one: Newsletter) =>
    row(
      {
        type,
        id: one.id,
        name: one.name,
        ...(one.subscriberOnly ? { only: 'subscribers' as const } : {}),
      },
      one.description,
      one.frequency,
    )
  const view = (): ListView | null => {
    const { status } = session.$session.get()
    const failed = status === 'unknown' && 'failure' in session.$session.get()
    const follows = store.$follows.get()
    if (status === 'unknown' && !failed) return null
    const words = $words.get()
    const props = {
      words,
      follow: (thing: Followable) => void act('follow')(thing),
      unfollow: (thing: Followable) => void act('unfollow')(thing),
      ask: (on: boolean) => end({ ...resting, step: on ? 'asking' : 'resting' }),
      unfollowAll: () => void unfollowAll(),
      reload: load,
    }
    if (why) return { step: 'failed', why, ...props }
    if (!offer) return null
    const known = follows.status === 'known' ? follows : null
    if (known) starting ??= known.topics.length === 0
    return {
      ...props,
      step: 'list',
      newsletters: offer.newsletters.map(rowOf('newsletter')),
      campaigns: offer.marketingCampaigns.map(rowOf('marketingCampaign')),
      starters: starting
        ? (state.settings.starterTopics ?? starterTopics).map((name) =>
            row({ type: 'topic', id: topicSlug(name), name }),
          )
        : [],
      ending: known ? ending : null,
      mails: known ? known.newsletters.length + known.marketingCampaigns.length : 0,
      byEmail: known
        ? null
        : {
            stage: form.$stage.get(),
            drafts: form.drafts(),
            news,
            validate: ({ email = '' }) =>
              isFollowEmail(email.trim()) ? {} : { email: words.wrongEmail },
            submit,
            draft: form.draft,
          },
    }
  }
  const stopReader = session.$readerChanges.listen(() => {
    errors.clear()
    ending = resting
    starting = null
    news = ''
    form.forget()
    form.restart()
  })
  const { $session, $readerChanges } = session
  const stores = [$session, $readerChanges, store.$follows, form.$stage, $words]
  const { render, ...model } = createView(stores, view, stopReader)
  state.environment.idle(() => void load())
  return model
}
