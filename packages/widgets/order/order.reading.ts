import { readAddresses } from '@bindery/state/address.ts'
import { cartOf } from '@bindery/state/cart.ts'
import type { Failure, Result } from '@bindery/state/failure.ts'
import { latch } from '@bindery/state/latch.ts'
import { type Order, readCheckout, readOrder } from '@bindery/state/order.ts'
import { type Progress, pendingOf } from './order.progress.ts'
import { reachable } from './order.steps.ts'

/** Asks the server how far the reader has come, and again when the cart was changed elsewhere. */
export const createReading = (progress: Progress) => {
  const { state } = progress
  const { environment } = state

  const settle = async (failure: Failure, mine: number) => {
    if (failure.kind === 'signed-out') state.session.expired()
    const { orderProblem } = (await import('./order.problem.ts').catch(() => null)) ?? {}
    if (mine === progress.era)
      progress.settle(failure, orderProblem?.(failure, state).message ?? null)
  }
  /** An order whose answer was lost, or that the address names: it is shown, and not placed again. */
  const earlier = async (): Promise<Result<{ order: Order | null }>> => {
    const pending = pendingOf(environment, progress)
    const named = new URL(environment.location().href).searchParams.get('order') ?? ''
    for (const id of [pending, named]) {
      if (!id) continue
      const found = await readOrder(state, id)
      if (found.ok) return found
      // The key of one that is unknown stays: it may still be on its way, and is placed once with it.
      if (found.failure.kind !== 'refused') return found
    }
    return { ok: true, order: null }
  }
  const load = async () => {
    const mine = progress.era
    const before = await earlier()
    if (mine !== progress.era) return
    if (!before.ok) await settle(before.failure, mine)
    else if (before.order) progress.finish(before.order)
    else {
      const [now, list] = await Promise.all([readCheckout(state), readAddresses(state)])
      if (mine !== progress.era) return
      if (!now.ok) await settle(now.failure, mine)
      else if (!list.ok) await settle(list.failure, mine)
      else {
        progress.addresses = list.addresses
        progress.open(now.checkout)
        progress.show(progress.wanted(), 'replace')
        void progress.lookUpStates()
      }
    }
    progress.paint()
  }
  /** What is shown is read again, and that is said. */
  const reread = latch(async () => {
    const mine = progress.era
    const now = await readCheckout(state)
    if (mine !== progress.era || progress.at.kind !== 'open') return
    // The cart is empty, and nobody has heard what became of an order: it was placed.
    const gone = now.ok && now.checkout.cart.items.length === 0 && pendingOf(environment, progress)
    const before = gone ? await earlier() : null
    if (mine !== progress.era || progress.at.kind !== 'open') return
    if (before?.ok && before.order) progress.finish(before.order)
    else if (!now.ok) await settle(now.failure, mine)
    else {
      progress.said = progress.words().cartChanged
      progress.open(now.checkout)
      progress.step = reachable(progress.step, now.checkout, progress.paid())
    }
    progress.paint()
  })
  const { $cart } = cartOf(state)
  /** The cart that other tags and tabs show is another than the one that is being ordered. */
  const compare = () => {
    const now = $cart.get()
    const { at, checkout, form } = progress
    if (at.kind !== 'open' || !checkout || now.status !== 'known') return
    if (form.$stage.get().step === 'sending') return
    const { modifiedTime, grandTotal } = now.cart
    if (modifiedTime < checkout.cart.modifiedTime) return
    const same = modifiedTime === checkout.cart.modifiedTime
    if (!same || grandTotal !== checkout.cart.grandTotal) void reread()
  }
  return { load, reread, off: $cart.listen(compare) }
}

export type Reading = ReturnType<typeof createReading>
