import type { Host, Model } from '@bindery/element/host.ts'
import { moneyOf } from '@bindery/state/money.ts'
import type { Checkout } from '@bindery/state/order.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { validityMessages } from '@bindery/state/validity.messages.ts'
import { atom } from 'nanostores'
import { caseStudyNotice } from './case-study.ts'
import { addressNames, faultsOf, namedCountries } from './order.address.ts'
import { createContext } from './order.context.ts'
import { orderMessages } from './order.messages.ts'
import { createMoves } from './order.moves.ts'
import { checkoutOf, isPaid } from './order.progress.ts'
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
  const context = createContext(state, host.element, () => paint())
  const { progress, now, draft, form, states, payment, values, lookUpStates } = context
  const moves = createMoves(context, () => host.$attributes.get().step)
  const reading = createReading(context, moves)
  const sending = createSending(context, moves, reading)

  // One function for each reader: a form that is handed another one starts anew.
  const typeAs =
    (owner: string | null): CheckoutOpen['type'] =>
    (typed) => {
      if (owner !== now().reader || !checkoutOf(now())) return
      const before = values()
      const own = addressNames.map((name) => [name, typed[name] ?? ''])
      // The forms of other steps have none of these.
      if (typed['address'] !== undefined) draft.keep({ values: Object.fromEntries(own) })
      const after = values()
      const same = (name: string) => before[name] === after[name]
      if (same('address') && same('countryCode')) return
      void lookUpStates()
      paint()
    }
  let type = typeAs(null)

  const openPicture = (checkout: Checkout): CheckoutOpen => {
    const stage = form.$stage.get()
    const { step, addresses, said } = now()
    const country = values()['countryCode'] ?? ''
    const own = stepsOf(checkout)
    const furthest = steps.indexOf(openStep(checkout, isPaid(now())))
    return {
      kind: 'open',
      step,
      steps: own,
      reachable: own.filter((one) => steps.indexOf(one) <= furthest),
      checkout,
      addresses,
      values: values(),
      method: draft.get().method ?? '',
      states: states.of(country),
      statesFailed: states.whyNot(country),
      countries: namedCountries(settings.locale),
      country: state.$country.get() ?? '',
      said,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      provider: payment.status(),
      // The country may have been filled in silently: its states are not those that are shown.
      validate: (typed) => {
        const own = states.of(typed['countryCode'] || country)
        return faultsOf(typed, own, validityMessages(state.messages).get())
      },
      type,
      goTo: (wanted) => {
        progress.change({ said: null })
        form.restart()
        moves.show(wanted, 'push')
      },
      again: lookUpStates,
      ...sending,
      paymentPlace: payment.place,
      proofPlace: payment.prove,
    }
  }
  const picture = (): CheckoutPicture | null => {
    const who = session.$session.get()
    const { reader, at } = now()
    // Not to be known is not to be a guest; and of a reader who may have left nothing is shown.
    if (who.status === 'unknown') return unknownReader(state)
    if (reader === null) {
      const ask = { screen: 'sign-in', reason: $words.get().reason } as const
      const signIn = () => void auth.request(ask, host.element)?.catch(() => {})
      return { kind: 'guest', signIn }
    }
    if (at.kind === 'waiting') return null
    // It stays until the answer is there: the button keeps its focus.
    if (at.kind === 'failed') return { kind: 'failed', why: at.why, again: () => reading.load() }
    if (at.kind === 'open') return openPicture(at.checkout)
    if (at.kind !== 'placed') return { kind: at.kind }
    const { order } = at
    const activation = new URL(paths.registrationComplete)
    activation.searchParams.set('uid', readerOf(who)?.guid ?? '')
    return {
      kind: 'placed',
      order,
      activation: order.activation ? activation.href : null,
      note: caseStudyNotice(order.items, state.messages),
    }
  }
  const paint = () => {
    const shown = picture()
    const { store, account } = paths
    const { locale } = settings
    const money = (minor: number, currency: string) => moneyOf(minor, { locale, currency })
    $view.set(shown && { ...shown, words: $words.get(), locale, money, paths: { store, account } })
  }
  const begin = (reader: string | null) => {
    type = typeAs(reader)
    progress.begin(reader)
  }
  const follow = () => {
    const user = readerOf(session.$session.get())
    const id = user && readerId(user)
    if (id !== null && id !== now().reader) {
      begin(id)
      void reading.load()
    } else paint()
  }
  const forget = () => {
    begin(null)
    form.restart()
    payment.restart()
    follow()
  }
  /** Another step is wanted: by Back and Forward, or by the page. */
  const turn = () => {
    // Nobody leaves a step whose answer is awaited: what came of it would be told to nobody.
    if (form.$stage.get().step === 'sending' && checkoutOf(now())) {
      payment.abandon()
      return moves.show(now().step, 'replace')
    }
    progress.change({ said: null })
    form.restart()
    moves.show(moves.wanted(), 'replace')
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
    progress.$progress.listen(paint),
    states.$answers.listen(paint),
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
      for (const off of offs) off()
      progress.begin(null)
      payment.destroy()
    },
  }
}
