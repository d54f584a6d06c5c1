import { optInDefault } from '@bindery/contract/opt-in.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import {
  type CheckoutOutcome,
  registerAtCheckout,
  requestCheckoutReset,
  signInAtCheckout,
} from '@bindery/state/account/checkout-card.ts'
import type { Card } from '@bindery/state/account/frame-message.ts'
import { newPassword } from '@bindery/state/account/new-password.messages.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { createForm } from '@bindery/state/page/form.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import { encodeEmail } from '@bindery/state/session/subscriber-link.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { type CardWords, cardMessages } from './checkout-card.messages.ts'
import { cardProblem } from './checkout-problem.ts'
import { createParentPage } from './parent-page.ts'

export interface CardAttributes {
  readonly card: Card
  readonly gift: boolean
  readonly parentOrigin: string | undefined
}

/** A message above the form, with a link that leaves the frame. */
export interface CardNotice {
  readonly message: string
  /** The text of the link; usually a part of the message. */
  readonly linkText: string
  readonly href: string
  /** `_blank`: the reader comes back to this page. */
  readonly target: '_top' | '_blank'
}

export type CardStep =
  | {
      readonly step: 'filling'
      readonly problem: Problem | null
      readonly notice: CardNotice | null
    }
  | { readonly step: 'sending' }
  /**
   * The reset mail is sent, or the reader is signed in. `signedInBefore`: the reader was signed in without
   * this card.
   */
  | { readonly step: 'sent'; readonly signedInBefore?: boolean }

export interface CardProps {
  readonly card: Card
  /** The offer is a gift: the next page asks for the recipient. */
  readonly gift: boolean
  readonly words: CardWords
  readonly field: ReturnType<typeof newPassword>
  readonly drafts: Values
  readonly optIn: boolean
  readonly captcha: boolean
  go(card: Card): void
  /** Goes back one card, or out of the frame. Null if there is neither. */
  readonly back: (() => void) | null
  /** Posts `OnClose` once more; null without a page around the frame. */
  readonly close: (() => void) | null
  submit(values: Values): Promise<void>
  draft(values: Values): void
}

export type CardView = CardStep & CardProps

const blockedCookie =
  '<bindery-checkout-card>: the server has signed the reader in, but the browser did not store the cookie. Browsers store none for a frame of another site. Show the card on the site of the page around it, like checkout.example.com in www.example.com.'

/** The three cards of the checkout, their form, and the messages to the page around the frame. */
export const createCardModel = (state: State, host: Host<CardAttributes>): Model<CardView> => {
  const { captcha, environment, navigation, settings, session, $country } = state
  const $words = cardMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)
  const parent = createParentPage(state, host)
  const attributes = () => host.$attributes.get()
  let current = attributes().card
  let visited: readonly Card[] = []
  let notice: CardNotice | null = null
  let signedInBefore = false

  const paths = Object.fromEntries(
    Object.entries(settings.paths).map(([name, path]) => [name, parent.publisherUrl(path)]),
  ) as typeof settings.paths

  const show = (card: Card) => host.set('card', card)
  const go = (card: Card) => {
    visited = [...visited, current]
    show(card)
  }
  const back = () => {
    const card = current
    // The button of the reset card says where it leads.
    const to = card === 'reset-password' ? 'sign-in' : (visited.at(-1) ?? null)
    const at = to ? visited.lastIndexOf(to) : -1
    if (at >= 0) visited = visited.slice(0, at)
    void parent.post({ type: 'OnGoBack', payload: { card, to } })
    if (to) show(to)
  }
  const close = () => parent.post({ type: 'OnClose', payload: { card: current } })

  const showNotice = (next: CardNotice) => {
    notice = next
    form.restart()
  }
  const onSignedIn = async (card: Card, outcome: CheckoutOutcome, email: string) => {
    const words = $words.get()
    if (outcome === 'unkept') {
      environment.warn(blockedCookie)
      const href = parent.publisherUrl(`${environment.location().origin}/#bindery:sign-in`)
      return showNotice({
        message: words.unkept,
        linkText: words.unkeptLink,
        href,
        target: '_blank',
      })
    }
    if (outcome === 'known') {
      const href = `${paths.subscriberRegistration}?emailAddress=${encodeEmail(email)}`
      showNotice({ message: words.known, linkText: words.knownLink, href, target: '_top' })
      return parent.navigateTop(href)
    }
    form.forget()
    form.sent()
    await parent.post({ type: 'OnClose', payload: { card } })
    const why = card === 'sign-in' ? 'signed-in' : 'registered'
    if (settings.paywall) navigation.reload(why, { from: host.element })
  }
  const onFailure = async (card: Card, failure: Failure): Promise<Problem> => {
    const forbidden = failure.kind === 'refused' && failure.status === 403
    if (card === 'registration' && forbidden && failure.code !== 'captcha_refused') {
      parent.navigateTop(paths.restrictedUser)
    }
    const problemState = { messages: state.messages, settings: { ...settings, paths } }
    const { navigateTop } = parent
    return cardProblem(failure, problemState, { card, go, navigateTop })
  }
  const submit = (values: Values) => {
    const card = current
    const { firstName = '', lastName = '', email = '', password = '', optIn } = values
    let outcome: CheckoutOutcome = 'done'
    const call = async (): Promise<Result> => {
      const from = { from: host.element }
      if (card === 'reset-password') return requestCheckoutReset(state, { emailAddress: email })
      const result =
        card === 'sign-in'
          ? await signInAtCheckout(state, { username: email, password }, from)
          : await registerAtCheckout(
              state,
              { firstName, lastName, emailAddress: email, password, optIn: optIn === 'on' },
              from,
            )
      if (result.ok) outcome = result.outcome
      return result
    }
    notice = null
    signedInBefore = false
    return form.send(
      call,
      (failure) => onFailure(card, failure),
      (isCurrent) => {
        if (card !== 'reset-password') return void onSignedIn(card, outcome, email)
        if (isCurrent) form.sent()
      },
    )
  }

  const stepState = (): CardStep => {
    const stage = form.$stage.get()
    if (stage.step === 'sent') return { ...stage, signedInBefore }
    return stage.step === 'filling' ? { ...stage, notice } : stage
  }
  const viewState = (): CardView => {
    const optIn = optInDefault($country.get())
    const canPost = parent.canPost()
    return {
      ...stepState(),
      card: current,
      gift: attributes().gift,
      words: $words.get(),
      field: newPassword(state.messages),
      drafts: { optIn: optIn ? 'on' : '', ...form.drafts() },
      optIn,
      captcha: captcha.$enabled.get() === true,
      go,
      back: visited.length > 0 || current === 'reset-password' || canPost ? back : null,
      close: canPost ? close : null,
      submit,
      draft: form.draft,
    }
  }
  /** Shows a signed-in reader no form, unless the reader has typed something. */
  const skipFormIfSignedIn = () => {
    const hasDrafts = Object.values(form.drafts()).some(Boolean)
    const asksToSignIn = current !== 'reset-password' && form.$stage.get().step === 'filling'
    if (!asksToSignIn || hasDrafts || !readerOf(session.$session.get())) return
    signedInBefore = true
    form.sent()
  }
  const offs = [
    host.$attributes.listen(() => {
      const { card } = attributes()
      if (card !== current) {
        current = card
        notice = null
        form.restart()
        skipFormIfSignedIn()
      }
      render()
    }),
    session.$session.subscribe(skipFormIfSignedIn),
    session.$readerChanges.listen(() => {
      form.forget()
      form.restart()
    }),
  ]
  const stores = [form.$stage, parent.$framed, $words, captcha.$enabled, $country]
  const { render, ...model } = createView(stores, viewState, ...offs, parent.destroy)
  return model
}
