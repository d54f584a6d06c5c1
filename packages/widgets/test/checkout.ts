/** A checkout model on a page of its own, for tests. Never shipped. */
import { expect } from 'vitest'
import type { OpenStage } from '../checkout/checkout.model.ts'
import { createCheckoutModel } from '../checkout/checkout.model.ts'
import type { PaymentAnswer } from '../checkout/payment-provider.ts'
import { book, ordersOf, post, putIntoCart } from './buying.ts'
import { openPage, type PageOptions, standOn } from './page.ts'

export { book, ebook } from './buying.ts'
export const good = '4242 4242 4242 4242'
export const submitPath = '/api/commerce/order/submit'
const origin = 'https://publisher.example'

interface Options extends PageOptions {
  /** The cart's items. Default: two hardcovers. */
  readonly items?: readonly object[]
  /** Called with a filled cart, before the checkout loads. */
  readonly before?: (page: Awaited<ReturnType<typeof openPage>>) => unknown
}

/** A checkout with a filled cart, and a payment provider with a valid card. */
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
  const now = () => at.view() as OpenStage
  const step = (name: OpenStage['step']) =>
    expect.poll(() => model.$view.get()).toMatchObject({ kind: 'open', step: name })
  /** Completes all steps before the review. */
  const review = async () => {
    await step('address')
    now().setPaymentProof({ replaceChildren() {} } as HTMLElement)
    await now().sendAddress({ address: 'a-1001-1' })
    if (now().step === 'shipping') await now().sendShipping({ shippingMethod: 'expedited' })
    await now().sendPayment()
    await step('review')
  }
  /** The server places the order, and its response is lost. */
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
