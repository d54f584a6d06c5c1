import { expect, test } from 'vitest'
import { createTestServer } from '../../test/server.ts'

const path = '/api/commerce/address'
const harbour = {
  firstName: 'Robin',
  lastName: "O'Reader",
  address1: '1 Harbour Lane',
  city: 'Salem',
  postalCode: '01970',
  countryCode: 'US',
}

test('readAddresses returns seeded and saved addresses, the latest first', async () => {
  const one = await createTestServer().reader()
  const saved = await one.post(path, harbour)
  expect(saved.body).toEqual({ ...harbour, id: expect.any(String), address2: '', state: '' })
  const { addresses } = (await one.get(path)).body as { addresses: { city: string }[] }
  expect(addresses.map(({ city }) => city)).toEqual(['Salem', 'Boston', 'Gloucester'])
  expect(addresses[0]).toEqual(saved.body)
})

test('saveAddress with an id changes that address', async () => {
  const one = await createTestServer().reader()
  const { id } = (await one.post(path, harbour)).body
  await one.post(path, { ...harbour, id, city: 'Lynn' })
  const { addresses } = (await one.get(path)).body as { addresses: { city: string }[] }
  expect(addresses.map(({ city }) => city)).toEqual(['Lynn', 'Boston', 'Gloucester'])
})

test('a reader can save fifty addresses, and change each', async () => {
  const one = await createTestServer().reader('reader.de@example.com')
  const answers = []
  for (let count = 1; count <= 50; count += 1) answers.push(await one.post(path, harbour))
  expect(answers.map(({ status }) => status)).toEqual([...Array(49).fill(200), 400])
  const { id } = answers[0]?.body ?? {}
  expect((await one.post(path, { ...harbour, id, city: 'Lynn' })).status).toBe(200)
})

test('another reader’s address is not found', async () => {
  const server = createTestServer()
  const [one, other] = [await server.reader(), await server.reader('reader.de@example.com')]
  const { id } = (await one.post(path, harbour)).body
  for (const wanted of [id, 'a-1001-1', 'nothing']) {
    expect((await other.post(path, { ...harbour, id: wanted, city: 'Theirs' })).status).toBe(404)
  }
  const { addresses } = (await other.get(path)).body as { addresses: { city: string }[] }
  expect(addresses.map(({ city }) => city)).toEqual(['Hamburg'])
  expect((await one.get(path)).body).not.toMatchObject({ addresses: [{ city: 'Theirs' }] })
})

test.for([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: 'a|b' }, 'lastName'],
  [{ address1: '' }, 'address1'],
  [{ countryCode: 'Germany' }, 'countryCode'],
  [{ postalCode: '0'.repeat(21) }, 'postalCode'],
] as const)('an address with %o is refused on its field', async ([wrong, field]) => {
  const one = await createTestServer().reader()
  const { status, body } = await one.post(path, { ...harbour, ...wrong })
  expect([status, body['errors']]).toMatchObject([400, [{ field }]])
})

test('a guest’s address call is unauthenticated', async () => {
  const guest = createTestServer().visitor()
  expect((await guest.get(path)).status).toBe(401)
  expect((await guest.post(path, harbour)).status).toBe(401)
})
