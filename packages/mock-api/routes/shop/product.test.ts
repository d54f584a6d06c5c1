import { expect, test } from 'vitest'
import { sampleProducts } from '../../seed/products.ts'
import { createTestServer } from '../../test/server.ts'

const at = (id: string) => `/api/product/${encodeURIComponent(id)}/availabilities`

test('a product returns its availabilities and the products offered with it', async () => {
  const { body, status } = await createTestServer().visitor().get(at('501'))
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'The Plan on One Page', currency: 'USD' })
  const ways = body['availabilities'] as { availabilityId: string; lineType: string }[]
  expect(ways.map(({ availabilityId, lineType }) => `${availabilityId} ${lineType}`)).toEqual([
    '501-HBK-ENG SHIP',
    '501-HBK-SPA SHIP',
    '501-KND-ENG EBOOK',
    '501-PDF-ENG DIGITAL',
    '501-PDF-GER DIGITAL',
  ])
  expect((body['together'] as { id: string }[]).map(({ id }) => id)).toEqual(['502', '503'])
})

test('a product is found by the code of an availability', async () => {
  const one = createTestServer().visitor()
  expect((await one.get(at('501-PDF-GER'))).body).toEqual((await one.get(at('501'))).body)
})

test('an unknown product is named', async () => {
  const { body, status } = await createTestServer().visitor().get(at('nothing'))
  expect([status, body['code']]).toEqual([404, 'product_unknown'])
})

test('a site’s own products replace the samples', async () => {
  const [, second] = sampleProducts
  const one = createTestServer({ products: second ? [second] : [] }).visitor()
  expect((await one.get(at('501'))).status).toBe(404)
  expect((await one.get(at('502'))).body).toMatchObject({ together: [] })
})
