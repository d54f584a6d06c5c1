/** Products of the reference store, and how to put them into a cart. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** A paperback for $19.95, a PDF for $8.95 and another paperback for $12.95. */
export const guide = { productId: '10407', availabilityId: '10407-PBK-ENG', quantity: 2 }
export const study = { productId: '10419', availabilityId: '10419-PDF-ENG', quantity: 1 }
export const choosing = { productId: '10413', availabilityId: '10413-PBK-ENG', quantity: 1 }

/** Adds products to this browser's cart through the API, as another page of the site would. */
export const fillCart = async (
  context: BrowserContext,
  { url }: { readonly url: string },
  ...items: object[]
): Promise<void> => {
  const reply = await context.request.post(`${url}/api/shopping-cart/items`, {
    data: items,
    headers: { 'X-Requested-With': 'bindery', Origin: url },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

export const headerCart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart/ })
export const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
