import { isMaintained } from '@bindery/contract/cart-rule.ts'
import { asReader } from './as-reader.ts'
import { AddToCartRequestEvent, CartChangedEvent } from './cart.events.ts'
import type { Cart, CartAnswer, CartChange, CartPage, CartShelf, CartStore } from './cart.ts'
import { likeBefore } from './cart-likeness.ts'
import { emptyCart, freeze, keepCart, readTheCart } from './cart-reading.ts'
import { savingIn } from './cart-saving.ts'
import type { Failure, Result } from './failure.ts'
import { later } from './later.ts'
import { patient } from './patient.ts'
import { readerId, readerOf, type VerbOptions } from './session.ts'
import { createTurns } from './turns.ts'

const verbs = later(() => import('./cart-verbs.ts'))

/** Of a stepper that is pressed many times, only where it ends is sent. */
const isStep = (change: CartChange, waiting: CartChange): boolean =>
  change.act === 'change' && waiting.act === 'change' && change.itemid === waiting.itemid

const cancelled: Failure = { kind: 'refused', code: 'cancelled', status: 0 }

/** Asks for the cart, and changes it: one change after the other, each of which answers the whole of it. */
export const createCartControl = (page: CartPage, shelf: CartShelf): Omit<CartStore, '$cart'> => {
  const { environment, session, online } = page
  const { $cart } = shelf
  let truth: Cart | null = null
  let owner: string | null = null
  /** Whether it has ever been known who is reading. */
  let met = false
  /** Counts the answers to changes: what was read before one of them is old. */
  let writes = 0
  let listening = false
  let reading: Promise<Result> | null = null
  let overtaken = false
  /** Another tab has changed it: the next answer to a change of this one may be older than that. */
  let heard = false
  const turns = createTurns<CartChange, Awaited<CartAnswer>>({
    isAbout: () => true,
    replaces: isStep,
  })

  const paint = (failure?: Failure) => {
    const more = failure ? { failure } : {}
    page.cart.now = truth
    if (!truth) return $cart.set({ status: 'unknown', ...more })
    $cart.set({
      status: 'known',
      cart: truth,
      saving: savingIn(turns.list().map(({ change }) => change)),
      ...more,
    })
  }
  /** @param changed the first cart that is seen is no change, unless a change was answered with it */
  const put = (cart: Cart, from?: EventTarget, changed = truth !== null) => {
    const next = truth ? likeBefore(cart, truth) : cart
    if (truth === next) return paint()
    truth = freeze(next)
    paint()
    if (changed) environment.dispatch(new CartChangedEvent(truth), from)
  }
  shelf.take = (then, cart, etag, from) => {
    // An earlier reader's: whoever is here now has nothing to do with it, unless they have come back.
    if (then !== shelf.era) return void (owner !== null && heed())
    writes += 1
    keepCart(environment, { cart, etag })
    put(cart, from, truth !== null || !isMaintained(cart))
    if (heard) readAnew()
    heard = false
  }

  const ask = async (): Promise<Result> => {
    const [then, before] = [shelf.era, writes]
    const answer = await online(({ client, core }) => {
      if (!listening) core.tabs.on('cart-changed', heed)
      listening = true
      return readTheCart(client, environment)
    })
    // Another reader's, or changed meanwhile: the answer to the change is newer than this one.
    if (then !== shelf.era || before !== writes) return { ok: true }
    if (answer.ok) {
      keepCart(environment, answer)
      put(answer.cart)
      return answer
    }
    const { failure } = answer
    paint(failure)
    // It is said, and asked for again when the server wants it.
    if (failure.kind === 'busy' && failure.retryAfterMs <= patient.patience) {
      environment.timer(
        failure.retryAfterMs,
        () => then === shelf.era && before === writes && void load(),
      )
    }
    return answer
  }
  const load = (): Promise<Result> => {
    const mine = reading ?? ask()
    reading = mine
    void mine.finally(() => {
      if (reading !== mine) return
      reading = null
      if (!overtaken) return
      overtaken = false
      void load()
    })
    return mine
  }
  /** What is being read may be older than what is known of now. */
  const readAnew = () => {
    overtaken = reading !== null
    void load()
  }
  const heed = () => {
    heard = true
    readAnew()
  }

  /** What is known and under way belongs to a reader who has left. */
  const leave = () => {
    shelf.era += 1
    reading = null
    turns.forget()
  }
  const follow = () => {
    const now = session.$session.get()
    const reader = readerOf(now)
    const id = reader && readerId(reader)
    if (now.status === 'unknown') {
      if (owner === null) return
      // Whoever comes back from the back-forward cache is not known yet: nothing is shown until then.
      owner = null
      leave()
      truth = null
      return paint()
    }
    const first = !met
    met = true
    if (id === owner) return
    owner = id
    // The cart was asked for with the same cookie. Whoever has left is told by `$departures`.
    if (first || id === null) return
    // A guest who has signed in has two carts in one.
    heed()
  }

  /** The server may have acted all the same, or another tab has: what is shown here may be old. */
  const doubt = (failure: Failure) => {
    const told = failure.kind === 'refused' && failure.code !== 'line_unknown'
    if (told || failure.kind === 'signed-out') return
    writes += 1
    reading = null
    void load()
  }
  const change = (wanted: CartChange, options: VerbOptions = {}): CartAnswer => {
    const known = turns.join(wanted)
    if (known) {
      paint()
      return known.answer
    }
    if (wanted.act === 'add') {
      const request = new AddToCartRequestEvent(wanted.items)
      if (!environment.dispatch(request, options.from)) {
        return Promise.resolve({ ok: false, failure: cancelled })
      }
    }
    const then = shelf.era
    const mine = turns.add(wanted, async (turn) => {
      if (then !== shelf.era) return { ok: false, failure: { kind: 'signed-out' } }
      const input = { ...turn.change, ...(owner !== null && { signedIn: true as const }) }
      const answer = await asReader(page)(verbs, ({ cartVerb }) => cartVerb, input, options)
      if (!turns.end(turn)) return answer
      paint()
      if (!answer.ok) doubt(answer.failure)
      return answer
    })
    paint()
    return mine.answer
  }

  session.$session.subscribe(follow)
  session.$departures.listen(() => {
    leave()
    put(emptyCart())
    // Another reader is in their place already.
    if (owner !== null) void load()
  })
  environment.onPageShow((persisted) => persisted && truth && void load())
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
