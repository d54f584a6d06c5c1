import type { Province } from '@bindery/contract/place.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { moneyOf } from '@bindery/state/messages/money.ts'
import { validityMessages } from '@bindery/state/messages/validity.messages.ts'
import { caseStudyNotice } from '@bindery/state/orders/case-study.ts'
import type { Address, Checkout, Order } from '@bindery/state/orders/order.ts'
import { readerId, readerOf } from '@bindery/state/session/session.ts'
import { sessionErrorText } from '@bindery/state/session/session-error.ts'
import type { State } from '@bindery/state/state.ts'
import {
  type AddressValues,
  addressNames,
  countryOptions,
  validateAddress,
} from './address-fields.ts'
import { type CheckoutWords, checkoutMessages } from './checkout.messages.ts'
import { createLoader } from './checkout-load.ts'
import { createNavigation } from './checkout-navigation.ts'
import { checkoutOf, createContext, isPaid } from './checkout-state.ts'
import { openStep, type Step, steps, stepsOf } from './checkout-steps.ts'
import { type CheckoutActions, createActions } from './checkout-submit.ts'

const pageTitle = loadOnce(() => import('@bindery/element/title/page-title.ts'))

export interface CheckoutAttributes {
  step: 'shipping-payment' | 'review-order'
}

export interface OpenStage extends CheckoutActions {
  readonly kind: 'open'
  readonly step: Step
  readonly steps: readonly Step[]
  /** The steps that the reader can go to: the completed ones and the next. */
  readonly reachable: readonly Step[]
  readonly checkout: Checkout
  readonly addresses: readonly Address[]
  readonly values: AddressValues
  /** The last chosen shipping method, sent or not; '' for none. */
  readonly method: string
  /** The states of the chosen country; null while they are unknown. */
  readonly states: readonly Province[] | null
  /** The error text of a failed request for the states, possibly ''; null if none failed. */
  readonly statesFailed: string | null
  /** Sorted by name. */
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  /** The reader's country, two letters; '' if unknown. */
  readonly country: string
  /** Why the reader is on this step, or what has changed. */
  readonly message: string | null
  readonly problem: Problem | null
  readonly sending: boolean
  readonly provider: 'ready' | 'waiting' | 'missing'
  validate(values: AddressValues): Readonly<Record<string, string>>
  draftAddress(values: AddressValues): void
  goTo(step: Step): void
  retryStates(): Promise<void>
  /** Hand the payment provider the elements for its fields and for its challenges. */
  setPaymentFields(element: HTMLElement | null): void
  setPaymentProof(element: HTMLElement | null): void
}

export type CheckoutStage =
  | { readonly kind: 'guest'; signIn(): void }
  | { readonly kind: 'failed'; readonly why: string | null; again(): Promise<void> }
  | { readonly kind: 'empty' | 'maintenance' }
  | {
      readonly kind: 'placed'
      readonly order: Order
      /** The address that activates the subscription; null if none was ordered. */
      readonly activation: string | null
      /** The notice about a case study in the order. */
      readonly note: string | null
    }
  | OpenStage

export type CheckoutView = CheckoutStage & {
  readonly words: CheckoutWords
  readonly locale: string | null
  /** Formats an amount in minor units. */
  money(amount: number, currency: string): string
  readonly paths: { readonly store: string; readonly account: string }
}

export type OpenView = Extract<CheckoutView, OpenStage>

/** From a cart to an order, step by step. */
export const createCheckoutModel = (
  state: State,
  host: Host<CheckoutAttributes>,
): Model<CheckoutView> => {
  const { auth, environment, session, settings } = state
  const { paths, locale } = settings
  const $words = checkoutMessages(state.messages)
  const context = createContext(state, host.element, () => render())
  const { change, now, draft, form, states, payment, values, loadStates } = context
  const navigation = createNavigation(context, () => host.$attributes.get().step)
  const loader = createLoader(context, navigation)
  const actions = createActions(context, navigation, loader)

  /** Each reader gets a function of their own. A form resets when its `onDraft` changes. */
  const drafterFor =
    (owner: string | null): OpenStage['draftAddress'] =>
    (typed) => {
      if (owner !== now().reader || !checkoutOf(now())) return
      const before = values()
      const own = addressNames.map((name) => [name, typed[name] ?? ''])
      // The forms of other steps do not have the field `address`.
      if (typed['address'] !== undefined) draft.keep({ values: Object.fromEntries(own) })
      const after = values()
      const same = (name: string) => before[name] === after[name]
      if (same('address') && same('countryCode')) return
      void loadStates()
      render()
    }
  let draftAddress = drafterFor(null)

  const openStage = (checkout: Checkout): OpenStage => {
    const stage = form.$stage.get()
    const { step, addresses, message } = now()
    const country = values()['countryCode'] ?? ''
    const own = stepsOf(checkout)
    const furthest = steps.indexOf(openStep(checkout, isPaid(now())))
    return {
      kind: 'open',
      step,
      steps: own,
      reachable: own.filter((each) => steps.indexOf(each) <= furthest),
      checkout,
      addresses,
      values: values(),
      method: draft.get().method ?? '',
      states: states.of(country),
      statesFailed: states.errorOf(country),
      countries: countryOptions(locale),
      country: state.$country.get() ?? '',
      message,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      provider: payment.status(),
      validate: (typed) => {
        // The browser may have filled in another country silently than the one whose states are shown.
        const known = states.of(typed['countryCode'] || country)
        return validateAddress(typed, known, validityMessages(state.messages).get())
      },
      draftAddress,
      goTo: (requested) => {
        change({ message: null })
        form.restart()
        navigation.show(requested, 'push')
      },
      retryStates: loadStates,
      ...actions,
      setPaymentFields: payment.setFields,
      setPaymentProof: payment.setProof,
    }
  }
  const stage = (): CheckoutStage | null => {
    const who = session.$session.get()
    const { reader, phase } = now()
    // An unknown session is not a guest, and after a change of reader nothing of the last one may show.
    if (who.status === 'unknown') {
      const why = sessionErrorText(state)
      const again = async () => void (await session.refresh())
      return why === null ? null : { kind: 'failed', why, again }
    }
    if (reader === null) {
      const options = { screen: 'sign-in', reason: $words.get().reason } as const
      const signIn = () => void auth.request(options, host.element)?.catch(() => {})
      return { kind: 'guest', signIn }
    }
    if (phase.kind === 'waiting') return null
    // The failure stays until the response, so that its button keeps the focus.
    if (phase.kind === 'failed') return { kind: 'failed', why: phase.why, again: loader.load }
    if (phase.kind === 'open') return openStage(phase.checkout)
    if (phase.kind !== 'placed') return { kind: phase.kind }
    const { order } = phase
    const activation = new URL(paths.registrationComplete)
    activation.searchParams.set('uid', readerOf(who)?.guid ?? '')
    return {
      kind: 'placed',
      order,
      activation: order.activation ? activation.href : null,
      note: caseStudyNotice(order.items, state.messages),
    }
  }
  const showTitle = (part: string) =>
    void pageTitle().then(
      ({ showTitlePart }) => showTitlePart(host, part),
      () => {},
    )
  /** The step's name, for the document's title. */
  const titleOf = (shown: CheckoutStage | null): string => {
    if (shown?.kind === 'open') return $words.get()[shown.step]
    return shown?.kind === 'placed' ? $words.get().thanks : ''
  }
  const view = (): CheckoutView | null => {
    const shown = stage()
    showTitle(titleOf(shown))
    const { store, account } = paths
    const money = (minor: number, currency: string) => moneyOf(minor, { locale, currency })
    return shown && { ...shown, words: $words.get(), locale, money, paths: { store, account } }
  }
  const start = (reader: string | null) => {
    draftAddress = drafterFor(reader)
    context.reset(reader)
  }
  const onSession = () => {
    const user = readerOf(session.$session.get())
    const id = user && readerId(user)
    if (id !== null && id !== now().reader) {
      start(id)
      void loader.load()
    } else render()
  }
  const onReaderChange = () => {
    start(null)
    form.restart()
    payment.restart()
    onSession()
  }
  /** Back, Forward or the page asks for another step. */
  const onStepRequest = () => {
    // While a request is sent the reader stays, because no other step would show its result.
    if (form.$stage.get().step === 'sending' && checkoutOf(now())) {
      payment.abandon()
      return navigation.show(now().step, 'replace')
    }
    change({ message: null })
    form.restart()
    navigation.show(navigation.requested(), 'replace')
  }
  /**
   * The browser restores the scroll position of a page that reloads or comes back. The form is not drawn by
   * then, so it would end up above the viewport, where a tag does not even load. Scroll to its top first.
   */
  const scrollToTop = () => {
    const { top, bottom } = host.element.getBoundingClientRect()
    if (top < 0 && bottom > 0) host.element.scrollIntoView()
  }
  const offs = [
    loader.destroy,
    session.$readerChanges.listen(onReaderChange),
    session.$session.listen(onSession),
    host.$attributes.listen(onStepRequest),
    environment.onUrl(onStepRequest),
    environment.onPageHide(scrollToTop),
    () => context.reset(null),
    () => showTitle(''),
    payment.destroy,
  ]
  const stores = [context.$checkout, states.$answers, form.$stage, $words, state.$country]
  const { render, ...model } = createView(stores, view, ...offs)
  onSession()
  return model
}
