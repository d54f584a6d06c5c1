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
import type { OrderContext } from './order.context.ts'
import { newKey } from './order.draft.ts'
import type { Moves } from './order.moves.ts'
import { placeOrder } from './order.placing.ts'
import { checkoutOf, isPaid, situationOf } from './order.progress.ts'
import type { Reading } from './order.reading.ts'
import { openStep, type Step, stepsOf } from './order.steps.ts'
import type { CheckoutOpen } from './order.view.ts'

type Sending = Pick<
  CheckoutOpen,
  'sendAddress' | 'sendShipping' | 'typeShipping' | 'sendPayment' | 'place'
>

const ofPayment = ['payment_declined', 'payment_needed', 'challenge_needed']

/** What each step sends, and where the reader is after it. */
export const createSending = (
  context: OrderContext,
  { show, finish }: Moves,
  { reread }: Pick<Reading, 'reread'>,
): Sending => {
  const { state, element, words, progress, now, draft, form, states, payment, values } = context
  const { change } = progress
  /** The fields that can be marked. */
  const fields = () => {
    const { address, countryCode = '' } = values()
    if (now().step !== 'address' || address !== newOne) return []
    const hasStates = !!states.of(countryCode)?.length
    return inputNames.filter((name) => name !== 'state' || hasStates)
  }
  const wrong = (placing: boolean) => async (failure: Failure) =>
    (await import('./order.problem.ts')).orderProblem(failure, state, fields(), placing)

  const send = (call: () => Promise<Result>, right: () => void, placing = false) => {
    const isMine = progress.visit()
    change({ said: null })
    return form.send(call, wrong(placing), () => {
      if (!isMine()) return
      form.restart()
      right()
    })
  }
  const forward = (from: Step) => {
    const checkout = checkoutOf(now())
    if (!checkout) return
    const own = stepsOf(checkout)
    show(own[own.indexOf(from) + 1] ?? openStep(checkout, isPaid(now())), 'push')
  }
  /** Sends a choice whose answer is the checkout as it is then. */
  const choose = async (
    from: Step,
    call: () => Promise<Result<{ checkout: Checkout }>>,
    then = () => {},
  ) => {
    const isMine = progress.visit()
    let chosen: Checkout | null = null
    let isEmpty = false
    await send(
      async () => {
        const answer = await call()
        if (answer.ok) chosen = answer.checkout
        else isEmpty = answer.failure.kind === 'refused' && answer.failure.code === 'cart_empty'
        return answer
      },
      () => {
        then()
        if (chosen) change({ at: situationOf(chosen) })
        forward(from)
      },
    )
    // It may be empty because of an order whose answer was lost.
    if (!isEmpty || !isMine()) return
    form.restart()
    await reread()
  }

  const sendAddress: Sending['sendAddress'] = (typed) => {
    draft.keep({ values: typed })
    let id = typed['address'] ?? ''
    const call = async () => {
      if (id === newOne) {
        // The country may have been filled in silently: then nobody has asked for its states.
        await context.lookUpStates()
        const input = inputOf(typed, states.of(values()['countryCode'] ?? ''))
        const saved = await saveAddress(state, input)
        if (!saved.ok) return saved
        const { address } = saved
        id = address.id
        change({ addresses: [address, ...now().addresses.filter((one) => one.id !== id)] })
      }
      return chooseAddress(state, id)
    }
    return choose('address', call, () => draft.keep({ values: { address: id } }))
  }
  const sendShipping: Sending['sendShipping'] = (typed) =>
    choose('shipping', () => chooseShipping(state, typed['shippingMethod'] ?? ''))

  const sendPayment = latch(async () => {
    const isMine = progress.visit()
    const answer = await payment.tokenise()
    if (!isMine()) return
    if (answer && 'token' in answer) {
      change({ said: null, token: answer.token })
      // Whoever has gone back meanwhile is somewhere else.
      if (now().step === 'payment') forward('payment')
    } else change({ said: answer?.error ?? words().paymentFailed })
  })

  /** After a refusal the reader is where it can be mended, with the reason. */
  const mend = async (code: string, reason: string) => {
    if (code === 'cart_changed' || code === 'cart_empty') {
      form.restart()
      return reread()
    }
    if (ofPayment.includes(code)) {
      form.restart()
      change({ token: null })
      show('payment', 'push')
      change({ said: reason })
    }
    if (code === 'address_unknown') show('address', 'push')
    if (code === 'method_unknown') show('shipping', 'push')
  }
  const place = latch(async () => {
    const checkout = checkoutOf(now())
    if (!checkout) return
    const isMine = progress.visit()
    const idempotencyKey = draft.get().pending || newKey()
    draft.keep({ pending: idempotencyKey })
    const { modifiedTime, grandTotal } = checkout.cart
    const paymentToken = checkout.paymentNeeded ? now().token : null
    let order: Order | null = null
    let code = ''
    let said: string | undefined
    await send(
      async () => {
        const wish = { idempotencyKey, modifiedTime, grandTotal, paymentToken }
        const answer = await placeOrder(state, wish, payment, element)
        if (answer.ok) order = answer.order
        else if (answer.failure.kind === 'refused') {
          said = answer.said
          code = answer.failure.code
          // The server has said no: there is no order of this key.
          if (isMine()) draft.keep({ pending: '' })
        }
        return answer
      },
      () => {
        if (order) finish(order)
      },
      true,
    )
    if (!isMine() || !code) return
    const stage = form.$stage.get()
    const problem = stage.step === 'filling' ? stage.problem?.message : undefined
    await mend(code, said ?? problem ?? words().paymentFailed)
  })
  return {
    sendAddress,
    sendShipping,
    typeShipping: ({ shippingMethod = '' }) => draft.keep({ method: shippingMethod }),
    sendPayment,
    place,
  }
}
