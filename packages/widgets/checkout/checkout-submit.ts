import { checkoutProblem } from './checkout-problem.ts'
/** The requests of the steps. Each sends, awaits its result, and then moves to the step that follows from it. */

import type { Failure, Result } from '@bindery/state/client/failure.ts'
import { singleFlight } from '@bindery/state/client/single-flight.ts'
import {
  type Address,
  type Checkout,
  chooseAddress,
  chooseShipping,
  type OrderAnswer,
  type OrderRequest,
  saveAddress,
  submitOrder,
} from '@bindery/state/orders/order.ts'
import { type AddressValues, inputNames, inputOf, newAddress } from './address-fields.ts'
import { newKey } from './checkout-draft.ts'
import type { CheckoutLoader } from './checkout-load.ts'
import type { CheckoutNavigation } from './checkout-navigation.ts'
import { type CheckoutContext, checkoutOf, isPaid, phaseOf } from './checkout-state.ts'
import { repairOf, type Step, stepAfter } from './checkout-steps.ts'

export interface CheckoutActions {
  sendAddress(values: AddressValues): Promise<void>
  sendShipping(values: AddressValues): Promise<void>
  /** Stores the chosen shipping method before it is sent. */
  draftShipping(values: AddressValues): void
  /** Asks the payment provider for a token. */
  sendPayment(): Promise<void>
  /** Places the order. */
  place(): Promise<void>
}

/** How often a bank may ask for more proof of one payment. */
const maxChallenges = 3

type PlaceResult = OrderAnswer & {
  /** The payment provider's error message. */
  readonly providerError?: string
}

const codeOf = (failure: Failure): string => (failure.kind === 'refused' ? failure.code : '')

export const createActions = (
  context: CheckoutContext,
  { show, finish }: CheckoutNavigation,
  { reload }: Pick<CheckoutLoader, 'reload'>,
): CheckoutActions => {
  const { state, element, words, change, guard, now, draft, form, states, payment, values } =
    context

  /** The visible fields, which can show an error of their own. */
  const fields = () => {
    const { address, countryCode = '' } = values()
    if (now().step !== 'address' || address !== newAddress) return []
    const hasStates = !!states.of(countryCode)?.length
    return inputNames.filter((name) => name !== 'state' || hasStates)
  }

  /**
   * Sends a request through the form, which shows its failure, and applies a successful result. Resolves with
   * the result; null if another request is under way, or if another reader has taken over.
   */
  const send = async <R extends Result>(
    call: () => Promise<R>,
    apply: (result: Extract<R, { readonly ok: true }>) => void,
    placing = false,
  ): Promise<R | null> => {
    const isCurrent = guard()
    const toProblem = (failure: Failure) => checkoutProblem(failure, state, fields(), placing)
    change({ message: null })
    const result = await form.request(call, toProblem, (_, success) => {
      if (!isCurrent()) return
      form.restart()
      apply(success)
    })
    return isCurrent() ? result : null
  }

  const advance = (from: Step) => {
    const checkout = checkoutOf(now())
    if (checkout) show(stepAfter(from, checkout, isPaid(now())), 'push')
  }
  /** Shows the server's checkout after a choice, at the next step. */
  const proceed = (from: Step, checkout: Checkout) => {
    change({ phase: phaseOf(checkout) })
    advance(from)
  }
  /** An empty cart may be due to an order whose response was lost. */
  const reloadIfEmpty = async (result: Result | null) => {
    if (!result || result.ok || codeOf(result.failure) !== 'cart_empty') return
    form.restart()
    await reload()
  }

  /** Saves the typed address, unless a saved one is chosen. */
  const saveTyped = async (typed: AddressValues): Promise<Result<{ id: string }>> => {
    const chosen = typed['address'] ?? ''
    if (chosen !== newAddress) return { ok: true, id: chosen }
    // The browser may have filled in the country silently, so its states may not be loaded.
    await context.loadStates()
    const input = inputOf(typed, states.of(values()['countryCode'] ?? ''))
    const saved = await saveAddress(state, input)
    if (!saved.ok) return saved
    const { address } = saved
    const others = now().addresses.filter(({ id }: Address) => id !== address.id)
    change({ addresses: [address, ...others] })
    return { ok: true, id: address.id }
  }
  const sendAddress = async (typed: AddressValues) => {
    draft.keep({ values: typed })
    const choose = async () => {
      const saved = await saveTyped(typed)
      if (!saved.ok) return saved
      const chosen = await chooseAddress(state, saved.id)
      return chosen.ok ? { ...chosen, id: saved.id } : chosen
    }
    const result = await send(choose, ({ checkout, id }) => {
      draft.keep({ values: { address: id } })
      proceed('address', checkout)
    })
    await reloadIfEmpty(result)
  }
  const sendShipping = async (typed: AddressValues) => {
    const choose = () => chooseShipping(state, typed['shippingMethod'] ?? '')
    const result = await send(choose, ({ checkout }) => proceed('shipping', checkout))
    await reloadIfEmpty(result)
  }

  const sendPayment = singleFlight(async () => {
    const isCurrent = guard()
    const answer = await payment.tokenise()
    if (!isCurrent()) return
    if (answer && 'token' in answer) {
      change({ message: null, token: answer.token })
      // The reader may have gone back meanwhile.
      if (now().step === 'payment') advance('payment')
    } else change({ message: answer?.error ?? words().paymentFailed })
  })

  /** Places the order. If the bank wants more proof, the provider asks the reader and it is sent again. */
  const submit = async (wish: OrderRequest): Promise<PlaceResult> => {
    const options = { from: element }
    let result = await submitOrder(state, wish, options)
    for (let asked = 0; asked < maxChallenges; asked += 1) {
      if (result.ok || result.challenge === undefined) return result
      const proof = await payment.challenge(result.challenge)
      if (!proof) return result
      if ('error' in proof) return { ...result, providerError: proof.error }
      result = await submitOrder(state, { ...wish, paymentToken: proof.token }, options)
    }
    return result
  }
  /** Moves the reader to the step where a refused order can be fixed, and says why. */
  const repair = async (code: string, providerError: string | undefined) => {
    const step = repairOf(code)
    if (step === 'reload') {
      form.restart()
      return reload()
    }
    if (step !== 'payment') return step && show(step, 'push')
    const stage = form.$stage.get()
    const problem = stage.step === 'filling' ? stage.problem?.message : undefined
    form.restart()
    change({ token: null })
    show('payment', 'push')
    change({ message: providerError ?? problem ?? words().paymentFailed })
  }
  const place = singleFlight(async () => {
    const checkout = checkoutOf(now())
    if (!checkout) return
    const idempotencyKey = draft.get().pending || newKey()
    draft.keep({ pending: idempotencyKey })
    const { modifiedTime, grandTotal, currency } = checkout.cart
    const paymentToken = checkout.paymentNeeded ? now().token : null
    const wish = { idempotencyKey, modifiedTime, grandTotal, currency, paymentToken }
    const result = await send(
      () => submit(wish),
      ({ order }) => finish(order),
      true,
    )
    if (!result || result.ok || result.failure.kind !== 'refused') return
    // The server has refused the order, so no order has this key.
    draft.keep({ pending: '' })
    await repair(result.failure.code, result.providerError)
  })

  return {
    sendAddress,
    sendShipping,
    draftShipping: ({ shippingMethod = '' }) => draft.keep({ method: shippingMethod }),
    sendPayment,
    place,
  }
}
