/** Requests for carts and orders, for tests of models and tags. Never shipped. */
import type { Environment } from '@bindery/state/environment/environment.ts'

const origin = 'https://publisher.example'

/** Two hardcovers, which need shipping. */
export const book = { productId: '501', availabilityId: '501-HBK-ENG', quantity: 2 }
export const ebook = { productId: '501', availabilityId: '501-KND-ENG', quantity: 1 }

type Page = { readonly environment: Pick<Environment, 'fetch'> }

/** Posts as another page of the site would: the models of this page are not notified. */
export const post = ({ environment }: Page, path: string, body: object): Promise<Response> =>
  environment.fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery' },
    body: JSON.stringify(body),
  })

/** Adds items to the cart of the page's reader or guest. */
export const putIntoCart = (page: Page, items: readonly object[]): Promise<Response> =>
  post(page, '/api/shopping-cart/items', items)

/** The orders of the reader, the latest first. */
export const ordersOf = async ({ environment }: Page): Promise<object[]> => {
  const reply = await environment.fetch(`${origin}/api/user/history/0/50?filter=ordered`)
  return ((await reply.json()) as { entry: object[] }).entry
}
