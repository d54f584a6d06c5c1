import { endpoints } from '@bindery/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { json, rejection, setup } from './test/server.ts'

const line_items = { physical_items: 1, digital_items: 0 }
const item = { itemid: '1', quantity: 1, listPrice: 48.85, unitPrice: '48.85' }
const cart = { cart_amount: 48.85, grandTotal: '48.85', line_items, items: [item] }
const adding = { items: [{ productId: '501', quantity: 1, productPrice: 4885 }] }

describe('amounts', () => {
  test('decimals and texts of a server are read as minor units', async () => {
    const { client } = setup(() => json(cart))
    expect(await client.call(endpoints.readCart, {})).toMatchObject({
      cart_amount: 4885,
      grandTotal: 4885,
      items: [{ listPrice: 4885, unitPrice: 4885 }],
    })
  })

  test('the price of an added product is sent as a decimal, in an array', async () => {
    const { client, requests } = setup(() => json(cart))
    await client.call(endpoints.addToCart, adding)
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual([
      { productId: '501', quantity: 1, productPrice: 48.85 },
    ])
  })

  test('the currency of the call, or else of the site, counts for what is sent', async () => {
    const { client, requests } = setup(() => json(cart), { currency: 'JPY' })
    await client.call(endpoints.addToCart, adding)
    await client.call(endpoints.addToCart, adding, { currency: 'KWD' })
    const prices = requests.map(({ body }) => JSON.parse(body)[0].productPrice)
    expect(prices).toEqual([4885, 4.885])
  })

  test('minor units are read and sent as they are', async () => {
    const { client, requests } = setup(() => json({ cart_amount: 4885, line_items }), {
      amounts: 'minor',
    })
    expect((await client.call(endpoints.addToCart, adding)).cart_amount).toBe(4885)
    expect(requests[0]?.body).toContain('"productPrice":4885')
  })

  test('a decimal is no amount of a server with minor units', async () => {
    const { client } = setup(() => json(cart), { amounts: 'minor' })
    const error = await rejection(client.call(endpoints.readCart, {}))
    expect(error).toMatchObject({ name: 'ContractError' })
    expect(String(error)).toContain('cart_amount')
  })

  test.for([-1, '$48.85', '48,85', '1e3', '', '9'.repeat(20)])(
    'the amount %j breaks the contract and is never taken for zero',
    async (tax) => {
      const { client, integrationErrors } = setup(() => json({ ...cart, tax }))
      await rejection(client.call(endpoints.readCart, {}))
      expect(String(integrationErrors[0])).toContain('tax')
    },
  )
})
