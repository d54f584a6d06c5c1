import { cartOf } from '@bindery/state/cart/cart.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import { singleFlight } from '@bindery/state/client/single-flight.ts'
import { type Order, readCheckout, readOrder } from '@bindery/state/orders/order.ts'
import type { CheckoutNavigation } from './checkout-navigation.ts'
import { checkoutProblem } from './checkout-problem.ts'
import { type CheckoutContext, checkoutOf, phaseOf, stepTowards } from './checkout-state.ts'

/** Loads the checkout, and reloads it when the cart changes in another tag or tab. */
export const createLoader = (
  { state, words, change, guard, now, draft, form, loadStates }: CheckoutContext,
  { show, requested, finish, fail }: CheckoutNavigation,
) => {
  const { environment } = state

  const explain = async (failure: Failure, isCurrent: () => boolean) => {
    if (failure.kind === 'signed-out') state.session.expired()
    const problem = await checkoutProblem(failure, state).catch(() => null)
    if (isCurrent()) fail(failure, problem?.message ?? null)
  }
  /** A placed order: one whose response was lost, or the one that the address names. */
  const placedOrder = async (): Promise<Result<{ order: Order | null }>> => {
    const named = new URL(environment.location().href).searchParams.get('order') ?? ''
    for (const id of [draft.get().pending, named]) {
      if (!id) continue
      const found = await readOrder(state, id)
      if (found.ok) return found
      // Keep the key of an unknown order: its request may still arrive, and the key prevents a second order.
      if (found.failure.kind !== 'refused') return found
    }
    return { ok: true, order: null }
  }
  const load = async () => {
    const isCurrent = guard()
    const placed = await placedOrder()
    if (!isCurrent()) return
    if (!placed.ok) return explain(placed.failure, isCurrent)
    if (placed.order) return finish(placed.order)
    const [read, list] = await Promise.all([
      readCheckout(state),
      state.server.call('readAddresses', {}),
    ])
    if (!isCurrent()) return
    if (!read.ok) return explain(read.failure, isCurrent)
    if (!list.ok) return explain(list.failure, isCurrent)
    change({ addresses: list.data.addresses, phase: phaseOf(read.checkout) })
    show(requested(), 'replace')
    void loadStates()
    void compare()
  }
  /** Reads the open checkout again and says that the cart has changed. */
  const reload = singleFlight(async () => {
    const isCurrent = guard()
    const isOpen = () => isCurrent() && now().phase.kind === 'open'
    const read = await readCheckout(state)
    if (!isOpen()) return
    // An empty cart with a pending order: the order was placed and its response was lost.
    const isLost = read.ok && read.checkout.cart.items.length === 0 && draft.get().pending
    const placed = isLost ? await placedOrder() : null
    if (!isOpen()) return
    if (placed?.ok && placed.order) return finish(placed.order)
    if (!read.ok) return explain(read.failure, isCurrent)
    change({ message: words().cartChanged, phase: phaseOf(read.checkout) })
    change({ step: stepTowards(now().step, now()) })
  })
  const { $cart } = cartOf(state)
  // Reload at most once per cart. Otherwise a server whose cart and checkout totals never match causes a loop.
  let compared: unknown = null
  let destroyed = false
  /** Reloads if the cart of other tags and tabs is newer than that of the checkout. */
  const compare = async (): Promise<void> => {
    const known = $cart.get()
    const ordered = checkoutOf(now())?.cart
    if (!ordered || known.status !== 'known' || form.$stage.get().step === 'sending') return
    const { modifiedTime, grandTotal } = known.cart
    if (modifiedTime < ordered.modifiedTime) return
    const same = modifiedTime === ordered.modifiedTime && grandTotal === ordered.grandTotal
    if (destroyed || compared === known.cart || same) return
    compared = known.cart
    await reload()
    if ($cart.get() === known) return
    // The cart changed again during the reload.
    compared = null
    void compare()
  }
  const offs = [
    $cart.listen(compare),
    // `compare` waits while a request is sent. A microtask later its response is in the state.
    form.$stage.listen(() => queueMicrotask(compare)),
  ]
  return {
    load,
    reload,
    destroy: () => {
      destroyed = true
      for (const off of offs) off()
    },
  }
}

export type CheckoutLoader = ReturnType<typeof createLoader>
