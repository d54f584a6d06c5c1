import { isUnderMaintenance } from '@bindery/contract/cart-rule.ts'
import type { WritableAtom } from 'nanostores'
import { backgroundRead } from '../client/call.ts'
import type { Failure, Result } from '../client/failure.ts'
import { freeze } from '../client/freeze.ts'
import { createOptimisticStore, wholeValue } from '../client/optimistic-store.ts'
import { pageReturnsOf } from '../environment/page-returns.ts'
import { type ActionOptions, readerId, readerOf } from '../session/session.ts'
import { isSignOutOwed } from '../session/storage-keys.ts'
import { tabChannelOf } from '../session/tab-channel.ts'
import { AddToCartRequestEvent, CartChangedEvent } from './cart.events.ts'
import { cartAction, cartReceiver } from './cart-action.ts'
import { emptyCart, keepCart, readTheCart } from './cart-cache.ts'
import { reuseUnchanged } from './reuse-equal.ts'
import type { Cart, CartAnswer, CartChange, CartPage, CartState, CartStore } from './types.ts'

/** Whether a change replaces a waiting one. A stepper that is pressed many times sends only the last quantity. */
const isStep = (change: CartChange, waiting: CartChange): boolean =>
  change.act === 'change' && waiting.act === 'change' && change.itemid === waiting.itemid

/** The quantities of changes in flight, by line id; 0 for a removal. */
const pendingQuantities = (changes: readonly CartChange[]): ReadonlyMap<string, number> => {
  const quantities = new Map<string, number>()
  for (const change of changes) {
    if (change.act === 'change') quantities.set(change.itemid, change.quantity)
    if (change.act === 'remove') quantities.set(change.itemid, 0)
  }
  return quantities
}

const cancelled: Failure = { kind: 'refused', code: 'cancelled', status: 0 }

/**
 * Loads and changes the cart. Changes run one after the other; each response is the whole cart.
 * @param watchers called with each cart that was read or changed
 */
export const createCartStore = (
  page: CartPage,
  $cart: WritableAtom<CartState>,
  watchers: ReadonlySet<(cart: Cart) => void>,
): Omit<CartStore, '$cart' | 'watch'> => {
  const { environment, pendingActions, server, session } = page
  const receiver = cartReceiver(environment)
  const tabs = tabChannelOf(environment)
  let owner: string | null = null
  /** Whether the session was known before. */
  let wasSessionKnown = false
  /** The cart of the last `bindery-cart-changed`, or the first one. */
  let announced: Cart | null = null
  /** The change whose response `accept` is applying, if any. */
  let answered: { readonly from: EventTarget | undefined; readonly isChange: boolean } | null = null
  let reading: Promise<Result> | null = null
  /** Another tab changed the cart. The next response to a change may predate it. */
  let isOvertaken = false
  /** The last read has failed. The next return of the reader tries again. */
  let isStale = false
  /** Counts the answers to changes. */
  let answers = 0
  /** In another tab somebody has signed in: the server has merged the guest's cart into theirs. */
  let isAdopted = false
  const store = createOptimisticStore<Cart, CartChange, { cart: Cart }>(
    {
      // Only `saving` is optimistic: the server alone computes prices and sums.
      apply: (cart) => cart,
      isRelated: () => true,
      replaces: isStep,
      merge: (known, read, isTouched) => (isTouched(wholeValue) ? known : reuse(read, known)),
      publish: ({ confirmed, pending, failure }) => {
        page.cart.now = confirmed
        const more = failure ? { failure } : {}
        $cart.set(
          confirmed
            ? { status: 'known', cart: confirmed, saving: pendingQuantities(pending), ...more }
            : { status: 'unknown', ...more },
        )
        if (confirmed === announced) return
        if (confirmed) for (const watch of watchers) watch(confirmed)
        // The first cart is no change, unless it is the response to one.
        const isChange = answered ? answered.isChange : announced !== null
        announced = confirmed
        if (confirmed && isChange) {
          environment.dispatch(new CartChangedEvent(confirmed), answered?.from)
        }
      },
    },
    environment,
  )

  /** Reuses the objects of unchanged lines, so that of 500 lines only the changed one renders again. */
  const reuse = (cart: Cart, known: Cart | null): Cart => {
    const next = known ? reuseUnchanged(cart, known) : cart
    return next === known ? next : freeze(next)
  }
  const fetchCart = async (): Promise<Result> => {
    const generation = store.generation()
    const before = answers
    // The server may still have the session of a reader who has signed out: that cart is nobody's to see.
    if (isSignOutOwed(environment)) await session.check()
    if (isSignOutOwed(environment)) {
      if (generation === store.generation()) store.set(emptyCart())
      return { ok: true }
    }
    const answer = await store.read(async () => {
      const read = await readTheCart(server.call, environment)
      if (!read.ok) return read
      // A change that was answered meanwhile has cached a newer cart.
      if (generation === store.generation() && before === answers) keepCart(environment, read)
      return { ok: true, value: read.cart }
    })
    if (generation !== store.generation()) return { ok: true }
    isStale = !answer.ok
    // A busy server names the time of the retry.
    if (!answer.ok && answer.failure.kind === 'busy') {
      const { retryAfterMs } = answer.failure
      const retry = () => generation === store.generation() && void load()
      if (retryAfterMs <= backgroundRead.maxWaitMs) environment.timer(retryAfterMs, retry)
    }
    return answer
  }
  const load = (): Promise<Result> => {
    const current = reading ?? fetchCart()
    reading = current
    void current.finally(() => {
      if (reading === current) reading = null
    })
    return current
  }
  /** Starts a new read: the response of one in flight may predate the change. */
  const reload = () => {
    reading = null
    return load()
  }
  const resetForReader = (cart: Cart | null) => {
    receiver.readerGeneration += 1
    reading = null
    store.reset(cart)
  }
  receiver.accept = (startedIn, cart, etag, from) => {
    answered = { from, isChange: announced !== null || !isUnderMaintenance(cart) }
    const isApplied = store.confirm(startedIn, [wholeValue], (known) => {
      answers += 1
      keepCart(environment, { cart, etag })
      return reuse(cart, known)
    })
    answered = null
    if (isApplied && isOvertaken) void reload()
    isOvertaken = false
    // The call started for an earlier reader, who may have signed in again.
    if (!isApplied && owner !== null) void store.onRemoteChange(reload)
  }

  const syncOwner = () => {
    const now = session.$session.get()
    const reader = readerOf(now)
    const id = reader && readerId(reader)
    if (now.status === 'unknown') {
      if (owner === null) return
      // A page from the back-forward cache does not know its reader yet. Until then it shows no cart.
      owner = null
      return resetForReader(null)
    }
    const isFirst = !wasSessionKnown
    const wasAdopted = isAdopted
    wasSessionKnown = true
    isAdopted = false
    if (id === owner) return void (wasAdopted && reload())
    owner = id
    // The first read used the same cookie. `$readerChanges` handles sign-outs.
    if (isFirst || id === null) return
    // The server has merged the guest's cart into the reader's.
    void store.onRemoteChange(reload)
  }

  /**
   * After an uncertain failure the server may have applied the change, so the cart may be stale.
   * @param before the cart when the change was sent. A read since then may have shown the change already
   */
  const refetchAfterFailure = (failure: Failure, before: Cart | null) => {
    const isCertain = failure.kind === 'refused' && failure.code !== 'line_unknown'
    if (isCertain || failure.kind === 'signed-out') return
    store.invalidate([wholeValue])
    void reload().then(() => {
      // The server has made the change. Only its response was lost.
      if (store.confirmed() !== before) tabs.broadcast('cart-changed')
    })
  }
  const change = (input: CartChange, options: ActionOptions = {}): CartAnswer => {
    const known = store.underWay(input)
    if (known) return known
    if (input.act === 'add') {
      const request = new AddToCartRequestEvent(input.items)
      if (!environment.dispatch(request, options.from)) {
        return Promise.resolve({ ok: false, failure: cancelled })
      }
    }
    return store.change(input, async (current) => {
      const [generation, before] = [store.generation(), store.confirmed()]
      const body = { ...current, ...(owner !== null && { signedIn: true as const }) }
      const answer = await server.run(cartAction, body, options)
      if (!answer.ok && generation === store.generation())
        refetchAfterFailure(answer.failure, before)
      return answer
    })
  }

  tabs.on('cart-changed', () => {
    isOvertaken = true
    void reload()
  })
  // A change of this guest may have been answered with the cart of the reader who has left.
  tabs.on('signed-out', () => {
    if (owner !== null) return
    resetForReader(emptyCart())
    void load()
  })
  tabs.on('signed-in', () => {
    isAdopted = store.confirmed() !== null
  })
  session.$session.subscribe(syncOwner)
  session.$readerChanges.listen(() => {
    resetForReader(emptyCart())
    // Another reader has signed in already, or the server has ended the session: a guest may have a cart.
    if (owner !== null || pendingActions.owner() !== null) void load()
  })
  pageReturnsOf(environment).on(() => isStale && void reload())
  environment.onPageShow((persisted) => persisted && store.confirmed() && void load())
  return {
    load,
    add: (items, options) => change({ act: 'add', items }, options),
    change: (itemid, quantity, options) => change({ act: 'change', itemid, quantity }, options),
    remove: (itemid, options) => change({ act: 'remove', itemid }, options),
    promo: (promoCode, options) => change({ act: 'promo', promoCode }, options),
    estimate: (place, options) => change({ act: 'estimate', ...place }, options),
    seen: (options) => change({ act: 'seen' }, options),
  }
}
