/** A checkout on a page of its own, without a view, for tests of its model. Never shipped. */
import { expect } from 'vitest'
import { book, ordersOf, post, putIntoCart } from '../test/buying.ts'
import { openPage, type PageOptions, standOn } from '../test/page.ts'
import { createCheckoutModel } from './checkout.model.ts'
import type { PaymentAnswer } from './order.payment.ts'
import type { CheckoutOpen } from './order.view.ts'

export { book, ebook } from '../test/buying.ts'
export const good = '4242 4242 4242 4242'
export const submitPath = '/api/commerce/order/submit'
const origin = 'https://publisher.example'

interface Options extends PageOptions {
  /** What is in the cart. Default: two hardcovers. */
  readonly items?: readonly object[]
  /** Called when that is in the cart, and nothing is shown yet. */
  readonly before?: (page: Awaited<ReturnType<typeof openPage>>) => unknown
}

/** A checkout of a reader with something in the cart, and a payment provider with a card in it. */
export const openCheckout = async ({ items = [book], before, ...options }: Options = {}) => {
  const page = await openPage({
    reader: 'reader@example.com',
    href: `${origin}/shipping-payment`,
    ...options,
  })
  if (items.length > 0) await putIntoCart(page, items)
  await before?.(page)
  const at = standOn(page, createCheckoutModel, { step: 'shipping-payment' as const })
  const { environment, host, model } = at
  const card = { number: good, challenges: [] as unknown[] }
  const ask = async (path: string, body: object): Promise<PaymentAnswer> =>
    (await (await post(at, path, body)).json()) as PaymentAnswer
  const provider = {
    mount: () => {},
    tokenise: () => ask('/__pay/tokens', { number: card.number, expiry: '12/34', cvc: '123' }),
    challenge: (challenge: object) => {
      card.challenges.push(challenge)
      return ask('/__pay/challenges', { ...challenge, code: '123456' })
    },
  }
  host.element.dispatchEvent(new CustomEvent('bindery-payment-provider', { detail: provider }))
  model.$view.listen(() => {})
  const now = () => at.view() as CheckoutOpen
  const step = (name: CheckoutOpen['step']) =>
    expect.poll(() => model.$view.get()).toMatchObject({ kind: 'open', step: name })
  /** As far as the last page. */
  const review = async () => {
    await step('address')
    now().proofPlace({ replaceChildren() {} } as HTMLElement)
    await now().sendAddress({ address: 'a-1001-1' })
    if (now().step === 'shipping') await now().sendShipping({ shippingMethod: 'expedited' })
    await now().sendPayment()
    await step('review')
  }
  /** The server places the order, and its answer is lost. */
  const placeUnheard = async () => {
    const { fetch } = environment
    environment.fetch = async (input, init) => {
      const reply = await fetch(input, init)
      const url = input instanceof Request ? input.url : `${input}`
      if (url.includes(submitPath)) throw new TypeError('Failed to fetch')
      return reply
    }
    await now().place()
    environment.fetch = fetch
  }
  return {
    ...at,
    placeUnheard,
    post: (path: string, body: object) => post(at, path, body),
    provider,
    card,
    now,
    step,
    review,
    orders: () => ordersOf(at),
    href: () => environment.location().href.slice(origin.length),
  }
}
