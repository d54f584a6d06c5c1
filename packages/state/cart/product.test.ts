import { expect, test } from 'vitest'
import { visit } from '../test/state.ts'
import { readProduct } from './product.ts'

test.for(['api', 'service'] as const)('%s: one request, however many ask', async (dialect) => {
  const { state, calls } = visit({ dialect })
  const [one, other] = await Promise.all([readProduct(state, '501'), readProduct(state, '501')])
  expect(one).toMatchObject({ ok: true, product: { id: '501', together: [{ id: '502' }, {}] } })
  expect(other).toBe(one)
  expect(await calls()).toEqual(['GET /api/product/501/availabilities'])
})

test('what is not sold is refused by name', async () => {
  const { state } = visit()
  const failure = { kind: 'refused', code: 'product_unknown', status: 404 }
  expect(await readProduct(state, 'no/such')).toMatchObject({ ok: false, failure })
})

test('a failure is forgotten: who asks again tries again', async () => {
  const { state, server } = visit()
  await server.control.faults([{ path: '/api/product/', status: 200, body: '[]', times: 1 }])
  expect(await readProduct(state, '501')).toEqual({ ok: false, failure: { kind: 'contract' } })
  expect((await readProduct(state, '501')).ok).toBe(true)
})
