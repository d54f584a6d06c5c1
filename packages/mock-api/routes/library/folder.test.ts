import { folderNameMessage } from '@bindery/contract/folder-rule.ts'
import { describe, expect, test } from 'vitest'
import { createTestServer, type Visitor } from '../../test/server.ts'

const lists = '/service/lists'

const folders = async (visitor: Visitor) =>
  (await visitor.get(lists)).body['lists'] as {
    id: string
    name: string
    slug: string
    readOnly: boolean
  }[]
const names = async (visitor: Visitor) => (await folders(visitor)).map(({ name }) => name)
const idOf = async (visitor: Visitor, name: string) =>
  (await folders(visitor)).find((folder) => folder.name === name)?.id ?? ''

describe('folders', () => {
  test('the seed has three folders, one of them read-only', async () => {
    const one = await createTestServer().reader()
    expect(await folders(one)).toMatchObject([
      { name: 'Strategy 2026', slug: 'strategy-2026', readOnly: false },
      { name: 'Team reading', slug: 'team-reading', readOnly: false },
      { name: 'hbrgift', slug: 'hbrgift', readOnly: true },
    ])
  })

  test('folders are created, renamed and deleted, and keep their order', async () => {
    const one = await createTestServer().reader()
    const made = await one.post(lists, { name: ' Pricing 101 ', description: 'Margins' })
    expect(made.body).toMatchObject({
      name: 'Pricing 101',
      description: 'Margins',
      slug: 'pricing-101',
      readOnly: false,
    })
    const id = await idOf(one, 'Strategy 2026')
    const renamed = await one.post(lists, { id, name: 'Strategy 2027' })
    expect(renamed.body).toMatchObject({ id, slug: 'strategy-2027' })
    expect(renamed.body['description']).toBe('What the offsite in March is about.')
    expect(await names(one)).toEqual(['Strategy 2027', 'Team reading', 'hbrgift', 'Pricing 101'])
    expect((await one.delete(`${lists}?id=${id}`)).status).toBe(200)
    expect((await one.delete(`/api/user/lists?id=${made.body['id']}`)).status).toBe(200)
    expect(await names(one)).toEqual(['Team reading', 'hbrgift'])
  })

  test.each([
    ['Strategy 2026'],
    ['STRATEGY2026'],
    [' s t r a t e g y 2026'],
    ['hbrGift'],
    ['My Library'],
  ])('the folder name %s is taken: names ignore case and white space', async (name) => {
    const server = createTestServer()
    const one = await server.reader()
    const { status, body } = await one.post(lists, { name })
    expect([status, body['message']]).toEqual([409, 'Folder already exists'])
    const other = await server.reader('reader.de@example.com')
    const free = name !== 'My Library'
    expect((await other.post(lists, { name })).status).toBe(free ? 200 : 409)
  })

  test('a folder can keep its name', async () => {
    const one = await createTestServer().reader()
    const id = await idOf(one, 'Team reading')
    expect((await one.post(lists, { id, name: 'TEAM Reading' })).status).toBe(200)
    expect((await one.post(lists, { id, name: 'Strategy 2026' })).status).toBe(409)
  })

  test.each([
    ['x'.repeat(31), folderNameMessage],
    ['Straßen', folderNameMessage],
    ['a/b', folderNameMessage],
    ['', 'This field is required.'],
    ['   ', 'This field is required.'],
    [null, 'This field is required.'],
  ])('the folder name %j is refused', async (name, message) => {
    const one = await createTestServer().reader()
    const { status, body } = await one.post(lists, { name })
    expect([status, body['errors']]).toEqual([400, [{ field: 'name', message }]])
    expect(await names(one)).toHaveLength(3)
  })

  test('a read-only folder cannot be changed or deleted', async () => {
    const one = await createTestServer().reader()
    const id = await idOf(one, 'hbrgift')
    for (const answer of [
      await one.post(lists, { id, name: 'Mine' }),
      await one.delete(`${lists}?id=${id}`),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([403, 'folder_read_only'])
    }
    expect(await names(one)).toContain('hbrgift')
  })

  test('another reader’s folder is not found', async () => {
    const server = createTestServer()
    const [one, other] = [await server.reader(), await server.reader('reader.de@example.com')]
    const id = await idOf(one, 'Team reading')
    for (const answer of [
      await other.post(lists, { id, name: 'Mine' }),
      await other.delete(`${lists}?id=${id}`),
      await other.get('/api/user/list/url/Team%20reading'),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([404, 'folder_unknown'])
    }
    expect(await names(one)).toContain('Team reading')
    expect((await server.visitor().get(lists)).status).toBe(401)
  })

  test.each(['/api/user/list/url/Team%20reading', '/service/listUrl?name=team+reading'])(
    'have an address: %s',
    async (path) => {
      const one = await createTestServer().reader()
      expect((await one.get(path)).body['listurl']).toMatch(/^http:\/\/site\.test\/list\/\w{32}$/)
      const [first, second] = [await one.get(path), await one.get(path)]
      expect(first.body).toEqual(second.body)
    },
  )

  test('a shared folder opens for everybody who has its address, until it is deleted', async () => {
    const server = createTestServer()
    const one = await server.reader()
    const { listurl } = (await one.get('/api/user/list/url/Team%20reading')).body
    const secret = String(listurl).split('/').at(-1)
    const open = () => server.visitor().get(`/api/user/list/shared?list=${secret}`)
    const { status, body } = await open()
    expect([status, Object.keys(body)]).toEqual([200, ['name', 'description', 'items']])
    expect(body['name']).toBe('Team reading')
    expect(JSON.stringify(body)).not.toContain('reader@example.com')
    await one.delete(`${lists}?id=${await idOf(one, 'Team reading')}`)
    expect((await open()).status).toBe(404)
    expect((await server.visitor().get('/api/user/list/shared?list=team-reading')).status).toBe(404)
  })
})
