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
import { knownStates, type Progress, pendingOf } from './order.progress.ts'
import type { Reading } from './order.reading.ts'
import { openStep, type Step, stepsOf } from './order.steps.ts'
import type { CheckoutOpen } from './order.view.ts'

type Sending = Pick<
  CheckoutOpen,
  'sendAddress' | 'sendShipping' | 'typeShipping' | 'sendPayment' | 'place'
>

const ofPayment = ['payment_declined', 'payment_needed', 'challenge_needed']

/** What each step sends, and where the reader is after it. */
export const createSending = (progress: Progress, { reread }: Pick<Reading, 'reread'>): Sending => {
  const { state, form, payment } = progress
  /** The fields that can be marked. */
  const fields = () => {
    if (progress.step !== 'address' || progress.values()['address'] !== newOne) return []
    const hasStates = !!knownStates(progress.provinces())?.length
    return inputNames.filter((name) => name !== 'state' || hasStates)
  }
  const wrong = (placing: boolean) => async (failure: Failure) =>
    (await import('./order.problem.ts')).orderProblem(failure, state, fields(), placing)

  const send = (call: () => Promise<Result>, right: () => void, placing = false) => {
    const mine = progress.era
    progress.said = null
    return form.send(call, wrong(placing), () => {
      if (mine !== progress.era) return
      form.restart()
      right()
      progress.paint()
    })
  }
  const forward = (from: Step) => {
    const { checkout } = progress
    if (!checkout) return
    const own = stepsOf(checkout)
    progress.show(own[own.indexOf(from) + 1] ?? openStep(checkout, progress.paid()), 'push')
  }
  /** Sends a choice whose answer is the checkout as it is then. */
  const choose = async (
    from: Step,
    call: () => Promise<Result<{ checkout: Checkout }>>,
    then = () => {},
  ) => {
    const mine = progress.era
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
        if (now) progress.open(now)
        forward(from)
      },
    )
    // It may be empty because of an order whose answer was lost.
    if (!isEmpty || mine !== progress.era) return
    form.restart()
    await reread()
  }

  const sendAddress: Sending['sendAddress'] = (typed) => {
    progress.keep({ values: typed })
    let id = typed['address'] ?? ''
    const call = async () => {
      if (id === newOne) {
        // The country may have been filled in silently: then nobody has asked for its states.
        await progress.lookUpStates()
        const input = inputOf(typed, knownStates(progress.provinces()))
        const saved = await saveAddress(state, input)
        if (!saved.ok) return saved
        const { address } = saved
        id = address.id
        progress.addresses = [address, ...progress.addresses.filter((one) => one.id !== id)]
      }
      return chooseAddress(state, id)
    }
    return choose('address', call, () => progress.keep({ values: { address: id } }))
  }
  const sendShipping: Sending['sendShipping'] = (typed) =>
    choose('shipping', () => chooseShipping(state, typed['shippingMethod'] ?? ''))

  const sendPayment = latch(async () => {
    const mine = progress.era
    const answer = await payment.tokenise()
    if (mine !== progress.era) return
    progress.said = null
    if (answer && 'token' in answer) {
      progress.token = answer.token
      // Whoever has gone back meanwhile is somewhere else.
      if (progress.step === 'payment') forward('payment')
    } else progress.said = answer?.error ?? progress.words().paymentFailed
    progress.paint()
  })

  /** After a refusal the reader is where it can be mended, with the reason. */
  const mend = async (code: string, reason: string) => {
    if (code === 'cart_changed' || code === 'cart_empty') {
      form.restart()
      return reread()
    }
    if (ofPayment.includes(code)) {
      form.restart()
      progress.token = null
      progress.show('payment', 'push')
      progress.said = reason
    }
    if (code === 'address_unknown') progress.show('address', 'push')
    if (code === 'method_unknown') progress.show('shipping', 'push')
    progress.paint()
  }
  const place = latch(async () => {
    const { checkout, era: mine } = progress
    if (!checkout || progress.reader === null) return
    const { environment } = state
    const idempotencyKey = pendingOf(environment, progress) || newKey()
    progress.keep({ pending: idempotencyKey })
    const { modifiedTime, grandTotal } = checkout.cart
    const paymentToken = checkout.paymentNeeded ? progress.token : null
    let order: Order | null = null
    let code = ''
    let words: string | undefined
    await send(
      async () => {
        const wish = { idempotencyKey, modifiedTime, grandTotal, paymentToken }
        const answer = await placeOrder(state, wish, payment, progress.element)
        if (answer.ok) order = answer.order
        else if (answer.failure.kind === 'refused') {
          words = answer.said
          code = answer.failure.code
          // The server has said no: there is no order of this key.
          if (mine === progress.era) progress.keep({ pending: '' })
        }
        return answer
      },
      () => {
        if (order) progress.finish(order)
      },
      true,
    )
    if (mine !== progress.era || !code) return
    const stage = form.$stage.get()
    const problem = stage.step === 'filling' ? stage.problem?.message : undefined
    await mend(code, words ?? problem ?? progress.words().paymentFailed)
  })
  return {
    sendAddress,
    sendShipping,
    typeShipping: ({ shippingMethod = '' }) => progress.keep({ method: shippingMethod }),
    sendPayment,
    place,
  }
}
