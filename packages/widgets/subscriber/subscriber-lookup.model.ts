import type { Host, Model } from '@bindery/element/host.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import {
  type FoundSubscription,
  findSubscription,
  proveSubscription,
} from '@bindery/state/subscriber.ts'
import { verifyUrlOf } from '@bindery/state/verify-url.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { atom } from 'nanostores'
import { createDesk, type DeskProps } from './subscriber.desk.ts'
import { accountOf, labelOf } from './subscriber.input.ts'
import type { SubscriberReader } from './subscriber.reader.ts'
import { type LookupWords, lookupMessages } from './subscriber-lookup.messages.ts'

export interface LookupAttributes {
  readonly verifyUrl: string | undefined
}

/** What the lookup shows. */
export type LookupPicture =
  /** `verify-url` leads to a place that nobody has named. */
  | { readonly step: 'closed' }
  /** A subscriber is signed in already. */
  | { readonly step: 'reader'; readonly reader: SubscriberReader }
  | { readonly step: 'search'; readonly problem: Problem | null; readonly sending: boolean }
  | {
      readonly step: 'verify'
      readonly found: FoundSubscription
      /** The captcha is on: the reader is told so. */
      readonly captcha: boolean
      readonly problem: Problem | null
      readonly sending: boolean
    }

export interface LookupProps extends DeskProps {
  readonly own: LookupWords
  search(values: Values): Promise<void>
  verify(values: Values): Promise<void>
  /** To another e-mail or account number; what was typed of them stays. */
  back(): void
}

export type LookupView = LookupPicture & LookupProps

/** Finds a subscription by e-mail and account number, then proves it (spec accounts 1, 3 and 7). */
export const createLookupModel = (
  state: State,
  host: Host<LookupAttributes>,
): Model<LookupView> => {
  const { settings } = state
  const $words = lookupMessages(state.messages)
  let found: FoundSubscription | null = null
  let refused: string | undefined

  const $view = atom<LookupView | null>(null)
  const paint = () => $view.set(desk.known() ? { ...picture(), ...props() } : null)
  const desk = createDesk(state, host, paint, () => {
    found = null
  })
  const { form } = desk

  const urlOf = () => verifyUrlOf(settings, host.$attributes.get().verifyUrl)
  /** Tells the page's builder, once for each address. */
  const judge = () => {
    const { verifyUrl } = host.$attributes.get()
    if (urlOf() === null && verifyUrl !== refused) {
      refused = verifyUrl
      const tell = import('./subscriber.mistake.ts')
      // Without its words the mistake goes untold; the form is closed all the same.
      void tell
        .then(({ tellRefused }) => tellRefused(state, host.element, verifyUrl ?? ''))
        .catch(() => {})
    }
    paint()
  }

  const search = (values: Values) => {
    let answer: FoundSubscription | null = null
    return desk.send(
      ['email', 'accountNumber'],
      async () => {
        // Where the proof could not be sent, nothing is looked up either.
        if (urlOf() === null) return { ok: false, failure: { kind: 'unexpected' } }
        const result = await findSubscription(state, labelOf(values))
        if (result.ok) answer = result.found
        return result
      },
      (here) => {
        if (!here) return
        found = answer
        form.restart()
      },
    )
  }

  const verify = (values: Values) =>
    desk.send(
      ['password', 'optIn'],
      async () => {
        const url = urlOf()
        if (!found || url === null) return { ok: false, failure: { kind: 'unexpected' } }
        const input = { ...found, ...accountOf(values), url, source: 'subscriber-lookup' }
        return proveSubscription(state, input, { from: host.element })
      },
      (here) => {
        form.forget()
        if (!here) return
        found = null
        if (!state.navigation.leaving()) form.restart()
      },
    )

  const picture = (): LookupPicture => {
    const reader = desk.reader()
    if (reader) return { step: 'reader', reader }
    if (urlOf() === null) return { step: 'closed' }
    const stage = form.$stage.get()
    const now = {
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
    }
    return found
      ? { step: 'verify', found, captcha: desk.captcha(), ...now }
      : { step: 'search', ...now }
  }
  const props = (): LookupProps => ({
    ...desk.props(),
    own: $words.get(),
    search,
    verify,
    back: () => {
      found = null
      form.restart()
    },
  })

  const offs = [host.$attributes.listen(judge), $words.listen(paint)]
  judge()
  return {
    $view,
    destroy: () => {
      desk.destroy()
      for (const off of offs) off()
    },
  }
}
