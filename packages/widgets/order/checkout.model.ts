import type { Host, Model } from '@bindery/element/host.ts'
import { moneyOf } from '@bindery/state/money.ts'
import type { Checkout } from '@bindery/state/order.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { validityMessages } from '@bindery/state/validity.messages.ts'
import { atom } from 'nanostores'
import { caseStudyNotice } from './case-study.ts'
import { addressNames, faultsOf, namedCountries } from './order.address.ts'
import { orderMessages } from './order.messages.ts'
import { createProgress, knownStates } from './order.progress.ts'
import { createReading } from './order.reading.ts'
import { createSending } from './order.sending.ts'
import { openStep, steps, stepsOf } from './order.steps.ts'
import { unknownReader } from './order.unknown.ts'
import type { CheckoutOpen, CheckoutPicture, CheckoutView } from './order.view.ts'

export interface CheckoutAttributes {
  step: 'shipping-payment' | 'review-order'
}

/** From a cart to an order, step by step. */
export const createCheckoutModel = (
  state: State,
  host: Host<CheckoutAttributes>,
): Model<CheckoutView> => {
  const { auth, environment, session, settings } = state
  const { paths } = settings
  const $words = orderMessages(state.messages)
  const $view = atom<CheckoutView | null>(null)
  const progress = createProgress(
    state,
    host.element,
    () => host.$attributes.get().step,
    () => paint(),
  )
  const { form, payment } = progress
  const reading = createReading(progress)
  const sending = createSending(progress, reading)

  // One function for each reader: a form that is handed another one starts anew.
  const typeAs =
    (owner: string | null): CheckoutOpen['type'] =>
    (typed) => {
      if (owner !== progress.reader || progress.at.kind !== 'open') return
      const before = progress.values()
      const own = addressNames.map((name) => [name, typed[name] ?? ''])
      // The forms of other steps have none of these.
      if (typed['address'] !== undefined) progress.keep({ values: Object.fromEntries(own) })
      const now = progress.values()
      const same = (name: string) => before[name] === now[name]
      if (same('address') && same('countryCode')) return
      void progress.lookUpStates()
      paint()
    }
  let type = typeAs(null)

  const openPicture = (checkout: Checkout): CheckoutOpen => {
    const stage = form.$stage.get()
    const list = progress.provinces()
    const states = knownStates(list)
    const own = stepsOf(checkout)
    const furthest = steps.indexOf(openStep(checkout, progress.paid()))
    return {
      kind: 'open',
      step: progress.step,
      steps: own,
      reachable: own.filter((one) => steps.indexOf(one) <= furthest),
      checkout,
      addresses: progress.addresses,
      values: progress.values(),
      method: progress.method(),
      states,
      statesFailed: typeof list === 'string' ? list : null,
      countries: namedCountries(settings.locale),
      country: state.$country.get() ?? '',
      said: progress.said,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      provider: payment.status(),
      // The country may have been filled in silently: its states are not those that are shown.
      validate: (typed) => {
        const own = knownStates(progress.provinces(typed['countryCode'] || undefined))
        return faultsOf(typed, own, validityMessages(state.messages).get())
      },
      type,
      goTo: (wanted) => {
        progress.said = null
        form.restart()
        progress.show(wanted, 'push')
        paint()
      },
      again: () => progress.lookUpStates(),
      ...sending,
      paymentPlace: payment.place,
      proofPlace: payment.prove,
    }
  }
  const begin = () => {
    progress.at = { kind: 'waiting' }
    void reading.load()
  }
  const picture = (): CheckoutPicture | null => {
    const now = session.$session.get()
    const { at, checkout } = progress
    // Not to be known is not to be a guest; and of a reader who may have left nothing is shown.
    if (now.status === 'unknown') return unknownReader(state)
    if (progress.reader === null) {
      const ask = { screen: 'sign-in', reason: $words.get().reason } as const
      const signIn = () => void auth.request(ask, host.element)?.catch(() => {})
      return { kind: 'guest', signIn }
    }
    if (at.kind === 'waiting') return null
    // It stays until the answer is there: the button keeps its focus.
    if (at.kind === 'failed') return { kind: 'failed', why: at.why, again: () => reading.load() }
    if (at.kind === 'open') return checkout && openPicture(checkout)
    if (at.kind !== 'placed') return { kind: at.kind }
    const { order } = at
    const activation = new URL(paths.registrationComplete)
    activation.searchParams.set('uid', readerOf(now)?.guid ?? '')
    return {
      kind: 'placed',
      order,
      activation: order.activation ? activation.href : null,
      note: caseStudyNotice(order.items, state.messages),
    }
  }
  const paint = () => {
    const now = picture()
    const { store, account } = paths
    const { locale } = settings
    const money = (minor: number, currency: string) => moneyOf(minor, { locale, currency })
    $view.set(now && { ...now, words: $words.get(), locale, money, paths: { store, account } })
  }
  const follow = () => {
    const user = readerOf(session.$session.get())
    const id = user && readerId(user)
    if (id !== null && id !== progress.reader) {
      progress.era += 1
      progress.reader = id
      type = typeAs(id)
      begin()
    }
    paint()
  }
  const forget = () => {
    progress.era += 1
    Object.assign(progress, {
      reader: null,
      checkout: null,
      addresses: [],
      token: null,
      said: null,
    })
    progress.at = { kind: 'waiting' }
    type = typeAs(null)
    form.restart()
    payment.restart()
    follow()
  }
  /** Another step is wanted: by Back and Forward, or by the page. */
  const turn = () => {
    // Nobody leaves a step whose answer is awaited: what came of it would be told to nobody.
    if (form.$stage.get().step === 'sending' && progress.at.kind === 'open') {
      payment.abandon()
      return progress.show(progress.step, 'replace')
    }
    progress.said = null
    form.restart()
    if (progress.at.kind === 'open') progress.show(progress.wanted(), 'replace')
    paint()
  }
  /**
   * A page that is loaded again, after signing in or on the way back, is scrolled as it was left. The form comes
   * later: a reader in the middle of it would be past it, and out of sight it is not even loaded.
   */
  const stand = () => {
    const { top, bottom } = host.element.getBoundingClientRect()
    if (top < 0 && bottom > 0) host.element.scrollIntoView()
  }
  const offs = [
    reading.off,
    session.$departures.listen(forget),
    session.$session.subscribe(follow),
    form.$stage.listen(paint),
    $words.listen(paint),
    state.$country.listen(paint),
    host.$attributes.listen(turn),
    environment.onUrl(turn),
    environment.onPageHide(stand),
  ]
  return {
    $view,
    destroy: () => {
      progress.era += 1
      for (const off of offs) off()
      payment.destroy()
    },
  }
}
