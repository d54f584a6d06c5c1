import { createView, type Host, type Model } from '@bindery/element/host.ts'
import {
  type FoundSubscription,
  findSubscription,
  proveSubscription,
} from '@bindery/state/account/subscriber.ts'
import { verifyUrlOf } from '@bindery/state/account/verify-url.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { accountInputOf, lookupInputOf } from '../form-values.ts'
import type { SignedInSubscriber } from '../signed-in-subscriber.ts'
import { type LookupWords, lookupMessages } from '../subscriber.messages.ts'
import { createSubscriberForm, type SubscriberFormProps } from '../subscriber-form.ts'
import { reportRefusedUrl } from '../subscriber-problem.ts'

export interface LookupAttributes {
  readonly verifyUrl: string | undefined
}

export type LookupStep =
  /** `verify-url` is on an origin that is not allowed. */
  | { readonly step: 'closed' }
  | { readonly step: 'signed-in'; readonly subscriber: SignedInSubscriber }
  | { readonly step: 'search'; readonly problem: Problem | null; readonly sending: boolean }
  | {
      readonly step: 'verify'
      readonly found: FoundSubscription
      /** Whether the captcha is on, which the form must mention. */
      readonly captcha: boolean
      readonly problem: Problem | null
      readonly sending: boolean
    }

export interface LookupProps extends SubscriberFormProps {
  readonly tagWords: LookupWords
  search(values: Values): Promise<void>
  verify(values: Values): Promise<void>
  /** Returns to the search for another subscription, and keeps its drafts. */
  back(): void
}

export type LookupView = LookupStep & LookupProps

/** Finds a subscription by e-mail and account number, then verifies it (spec accounts 1, 3 and 7). */
export const createLookupModel = (
  state: State,
  host: Host<LookupAttributes>,
): Model<LookupView> => {
  const { settings } = state
  const $words = lookupMessages(state.messages)
  let found: FoundSubscription | null = null
  let reportedUrl: string | undefined

  const onReaderChanged = () => {
    found = null
  }
  const subscriberForm = createSubscriberForm(state, host, () => render(), onReaderChanged)
  const { form } = subscriberForm

  const urlOf = () => verifyUrlOf(settings, host.$attributes.get().verifyUrl)
  /** Reports a refused `verify-url`, once for each value. */
  const checkUrl = () => {
    const { verifyUrl } = host.$attributes.get()
    if (urlOf() === null && verifyUrl !== reportedUrl) {
      reportedUrl = verifyUrl
      reportRefusedUrl(state, host.element, verifyUrl ?? '')
    }
    render()
  }

  const search = (values: Values) => {
    let result: FoundSubscription | null = null
    return subscriberForm.send(
      ['email', 'accountNumber'],
      async () => {
        // Without an address to verify it at, there is no use in a search.
        if (urlOf() === null) return { ok: false, failure: { kind: 'unexpected' } }
        const search = await findSubscription(state, lookupInputOf(values))
        if (search.ok) result = search.found
        return search
      },
      (isCurrent) => {
        if (!isCurrent) return
        found = result
        form.restart()
      },
    )
  }

  const verify = (values: Values) =>
    subscriberForm.send(
      ['password', 'optIn'],
      async () => {
        const url = urlOf()
        if (!found || url === null) return { ok: false, failure: { kind: 'unexpected' } }
        const input = { ...found, ...accountInputOf(values), url, source: 'subscriber-lookup' }
        return proveSubscription(state, input, { from: host.element })
      },
      (isCurrent) => {
        form.forget()
        if (!isCurrent) return
        found = null
        if (!state.navigation.leaving()) form.restart()
      },
    )

  const stepState = (): LookupStep => {
    const subscriber = subscriberForm.subscriber()
    if (subscriber) return { step: 'signed-in', subscriber }
    if (urlOf() === null) return { step: 'closed' }
    const stage = form.$stage.get()
    const request = {
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
    }
    return found
      ? { step: 'verify', found, captcha: subscriberForm.captcha(), ...request }
      : { step: 'search', ...request }
  }
  const props = (): LookupProps => ({
    ...subscriberForm.props(),
    tagWords: $words.get(),
    search,
    verify,
    back: () => {
      found = null
      form.restart()
    },
  })

  const view = () => (subscriberForm.isReady() ? { ...stepState(), ...props() } : null)
  const offs = [host.$attributes.listen(checkUrl), subscriberForm.destroy]
  const { render, ...model } = createView([$words], view, ...offs)
  checkUrl()
  return model
}
