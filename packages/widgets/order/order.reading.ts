import { readAddresses } from '@bindery/state/address.ts'
import { cartOf } from '@bindery/state/cart.ts'
import type { Failure, Result } from '@bindery/state/failure.ts'
import { latch } from '@bindery/state/latch.ts'
import { type Order, readCheckout, readOrder } from '@bindery/state/order.ts'
import type { OrderContext } from './order.context.ts'
import type { Moves } from './order.moves.ts'
import { checkoutOf, situationOf, stepTowards } from './order.progress.ts'

/** Asks the server how far the reader has come, and again when the cart was changed elsewhere. */
export const createReading = (
  { state, words, progress, now, draft, form, lookUpStates }: OrderContext,
  { show, wanted, finish, fail }: Moves,
) => {
  const { environment } = state

  const explain = async (failure: Failure, isMine: () => boolean) => {
    if (failure.kind === 'signed-out') state.session.expired()
    const { orderProblem } = (await import('./order.problem.ts').catch(() => null)) ?? {}
    if (isMine()) fail(failure, orderProblem?.(failure, state).message ?? null)
  }
  /** An order whose answer was lost, or that the address names: it is shown, and not placed again. */
  const earlier = async (): Promise<Result<{ order: Order | null }>> => {
    const named = new URL(environment.location().href).searchParams.get('order') ?? ''
    for (const id of [draft.get().pending, named]) {
      if (!id) continue
      const found = await readOrder(state, id)
      if (found.ok) return found
      // The key of one that is unknown stays: it may still be on its way, and is placed once with it.
      if (found.failure.kind !== 'refused') return found
    }
    return { ok: true, order: null }
  }
  const load = async () => {
    const isMine = progress.visit()
    const before = await earlier()
    if (!isMine()) return
    if (!before.ok) return explain(before.failure, isMine)
    if (before.order) return finish(before.order)
    const [read, list] = await Promise.all([readCheckout(state), readAddresses(state)])
    if (!isMine()) return
    if (!read.ok) return explain(read.failure, isMine)
    if (!list.ok) return explain(list.failure, isMine)
    progress.change({ addresses: list.addresses, at: situationOf(read.checkout) })
    show(wanted(), 'replace')
    void lookUpStates()
    void compare()
  }
  /** What is shown is read again, and that is said. */
  const reread = latch(async () => {
    const isMine = progress.visit()
    const isStill = () => isMine() && now().at.kind === 'open'
    const read = await readCheckout(state)
    if (!isStill()) return
    // The cart is empty, and nobody has heard what became of an order: it was placed.
    const gone = read.ok && read.checkout.cart.items.length === 0 && draft.get().pending
    const before = gone ? await earlier() : null
    if (!isStill()) return
    if (before?.ok && before.order) return finish(before.order)
    if (!read.ok) return explain(read.failure, isMine)
    progress.change({ said: words().cartChanged, at: situationOf(read.checkout) })
    progress.change({ step: stepTowards(now().step, now()) })
  })
  const { $cart } = cartOf(state)
  /** Read again once for each: a server that never tells both the same is not asked at every step. */
  let judged: unknown = null
  let over = false
  /** The cart that other tags and tabs show is another than the one that is being ordered. */
  const compare = async (): Promise<void> => {
    const known = $cart.get()
    const ordered = checkoutOf(now())?.cart
    if (!ordered || known.status !== 'known' || form.$stage.get().step === 'sending') return
    const { modifiedTime, grandTotal } = known.cart
    if (modifiedTime < ordered.modifiedTime) return
    const same = modifiedTime === ordered.modifiedTime
    if (over || judged === known.cart || (same && grandTotal === ordered.grandTotal)) return
    judged = known.cart
    await reread()
    if ($cart.get() === known) return
    // It may have been changed while it was read.
    judged = null
    void compare()
  }
  const offs = [
    $cart.listen(compare),
    // While something is sent nothing is read; what the answer changes is known a moment later.
    form.$stage.listen(() => queueMicrotask(compare)),
  ]
  return {
    load,
    reread,
    off: () => {
      over = true
      for (const off of offs) off()
    },
  }
}

export type Reading = ReturnType<typeof createReading>
