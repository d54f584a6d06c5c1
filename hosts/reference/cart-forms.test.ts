import { expect, onTestFinished, test } from 'vitest'
import { createHost } from '../server.ts'
import { makeKit } from '../test-kit.ts'
import { readCatalogue } from './content.ts'

test('a long cart has its forms on several pages, and a change leads back to the same page', async () => {
  const kit = makeKit()
  const host = createHost({ kit: kit.folder })
  onTestFinished(() => {
    kit.remove()
    host.close()
  })
  const items = readCatalogue()
    .flatMap(({ availabilities }) => availabilities)
    .filter(({ status, lineType }) => status === 'AVAILABLE' && lineType === 'SHIP')
    .slice(0, 23)
    .map(({ availabilityId }) => ({ productId: availabilityId, quantity: 1 }))
  expect(items).toHaveLength(23)
  const ask = (path: string, init: RequestInit, cookie = '') =>
    host.request(`http://localhost${path}`, {
      ...init,
      headers: {
        origin: 'http://localhost',
        'x-requested-with': 'bindery',
        cookie,
        ...init.headers,
      },
    })
  const added = await ask('/api/shopping-cart/items', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  })
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? ''
  const cart = async (path: string) => (await ask(path, {}, cookie)).text()
  const lines = (html: string) => html.match(/name="itemid"/g)?.length
  const [first, second] = [await cart('/shopping-cart'), await cart('/shopping-cart?page=2')]
  expect([lines(first), lines(second)]).toEqual([20, 3])
  expect(first).toContain('<a rel="next" href="/shopping-cart?page=2">Next</a>')
  expect([
    lines(await cart('/shopping-cart?page=9')),
    lines(await cart('/shopping-cart?page=x')),
  ]).toEqual([3, 20])
  const itemid = /name="itemid" value="([^"]+)"/.exec(second)?.[1] ?? ''
  const fields = { itemid, quantity: '4', page: '/shopping-cart?page=2' }
  expect(second).toContain(`<input type="hidden" name="page" value="${fields.page}">`)
  const body = new URLSearchParams(fields)
  const changed = await ask('/api/forms/cart-quantity', { method: 'POST', body }, cookie)
  expect([changed.status, changed.headers.get('location')]).toEqual([303, fields.page])
  expect(await cart(fields.page)).toMatch(/name="quantity"[^>]* value="4"/)
})
