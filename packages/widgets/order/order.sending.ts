import type { Failure, Result } from '@bindery/state/failure.ts'
import { latch } from '@bindery/state/latch.ts'
import {
  type Checkout,
  chooseAddress,
  chooseShipping,
  type Order,
  saveAddress,
} from '@bindery/state/order.ts'
import { inputNames, inputOf, newOne } from './order.address.ts'
import { newKey } from './order.draft.ts'
import { placeOrder } from './order.placing.ts'
import type { Reading } from './order.reading.ts'
import { openStep, type Step, stepsOf } from './order.steps.ts'
import { knownStates, pendingOf, type Trip } from './order.trip.ts'
import type { CheckoutOpen } from './order.view.ts'

type Sending = Pick<CheckoutOpen, 'sendAddress' | 'sendShipping' | 'sendPayment' | 'place'>

const ofPayment = ['payment_declined', 'payment_needed', 'challenge_needed']

/** What each step sends, and where the reader is after it. */
export const createSending = (trip: Trip, { reread }: Pick<Reading, 'reread'>): Sending => {
  const { state, form, payment } = trip
  /** The fields that can be marked. */
  const fields = () => {
    if (trip.step !== 'address' || trip.values()['address'] !== newOne) return []
    const hasStates = !!knownStates(trip.provinces())?.length
    return inputNames.filter((name) => name !== 'state' || hasStates)
  }
  const wrong = (placing: boolean) => async (failure: Failure) =>
    (await import('./order.problem.ts')).wordsFor(failure, state, fields(), placing)

  const send = (call: () => Promise<Result>, right: () => void, placing = false) => {
    const mine = trip.era
    trip.said = null
    return form.send(call, wrong(placing), () => {
      if (mine !== trip.era) return
      form.restart()
      right()
      trip.paint()
    })
  }
  const forward = (from: Step) => {
    const { checkout } = trip
    if (!checkout) return
    const own = stepsOf(checkout)
    trip.show(own[own.indexOf(from) + 1] ?? openStep(checkout, trip.paid()), 'push')
  }
  /** Sends a choice whose answer is the checkout as it is then. */
  const choose = async (
    from: Step,
    call: () => Promise<Result<{ checkout: Checkout }>>,
    then = () => {},
  ) => {
    const mine = trip.era
    let now: Checkout | null = null
    let isEmpty = false
    await send(
      async () => {
        const answer = await call()
        if (answer.ok) now = answer.checkout
        else isEmpty = answer.failure.kind === 'refused' && answer.failure.code === 'cart_empty'
        return answer
      },
      () => {
        then()
        if (now) trip.open(now)
        forward(from)
      },
    )
    // It may be empty because of an order whose answer was lost.
    if (!isEmpty || mine !== trip.era) return
    form.restart()
    await reread()
  }

  const sendAddress: Sending['sendAddress'] = (typed) => {
    trip.keep({ values: typed })
    let id = typed['address'] ?? ''
    const call = async () => {
      if (id === newOne) {
        // The country may have been filled in silently: then nobody has asked for its states.
        await trip.lookUpStates()
        const input = inputOf(typed, knownStates(trip.provinces()))
        const saved = await saveAddress(state, input)
        if (!saved.ok) return saved
        const { address } = saved
        id = address.id
        trip.addresses = [address, ...trip.addresses.filter((one) => one.id !== id)]
      }
      return chooseAddress(state, id)
    }
    return choose('address', call, () => trip.keep({ values: { address: id } }))
  }
  const sendShipping: Sending['sendShipping'] = (typed) =>
    choose('shipping', () => chooseShipping(state, typed['shippingMethod'] ?? ''))

  const sendPayment = latch(async () => {
    const mine = trip.era
    const answer = await payment.tokenise()
    if (mine !== trip.era) return
    trip.said = null
    if (answer && 'token' in answer) {
      trip.token = answer.token
      // Whoever has gone back meanwhile is somewhere else.
      if (trip.step === 'payment') forward('payment')
    } else trip.said = answer?.error ?? trip.words().paymentFailed
    trip.paint()
  })

  /** After a refusal the reader is where it can be mended, with the reason. */
  const mend = async (code: string, reason: string) => {
    if (code === 'cart_changed' || code === 'cart_empty') {
      form.restart()
      return reread()
    }
    if (ofPayment.includes(code)) {
      form.restart()
      trip.token = null
      trip.show('payment', 'push')
      trip.said = reason
    }
    if (code === 'address_unknown') trip.show('address', 'push')
    if (code === 'method_unknown') trip.show('shipping', 'push')
    trip.paint()
  }
  const place = latch(async () => {
    const { checkout, era: mine } = trip
    if (!checkout || trip.reader === null) return
    const { environment } = state
    const idempotencyKey = pendingOf(environment, trip) || newKey()
    trip.keep({ pending: idempotencyKey })
    const { modifiedTime, grandTotal } = checkout.cart
    const paymentToken = checkout.paymentNeeded ? trip.token : null
    let order: Order | null = null
    let code = ''
    let words: string | undefined
    await send(
      async () => {
        const wish = { idempotencyKey, modifiedTime, grandTotal, paymentToken }
        const answer = await placeOrder(state, wish, payment, trip.element)
        if (answer.ok) order = answer.order
        else if (answer.failure.kind === 'refused') {
          words = answer.said
          code = answer.failure.code
          // The server has said no: there is no order of this key.
          if (mine === trip.era) trip.keep({ pending: '' })
        }
        return answer
      },
      () => {
        if (order) trip.finish(order)
      },
      true,
    )
    if (mine !== trip.era || !code) return
    const stage = form.$stage.get()
    const problem = stage.step === 'filling' ? stage.problem?.message : undefined
    await mend(code, words ?? problem ?? trip.words().paymentFailed)
  })
  return { sendAddress, sendShipping, sendPayment, place }
}
