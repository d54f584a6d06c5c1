import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../core/memory-store.ts'
import { sampleContent } from '../../seed/content.ts'
import { createTestServer, type Visitor } from '../../test/server.ts'

const profile = '/api/user/profile'
const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name)
const followed = async (one: Visitor) => {
  const { topics, newsletters, marketingCampaigns } = (await one.get(profile)).body
  return [names(topics), names(newsletters), names(marketingCampaigns)]
}

/** The same calls in both dialects. */
const dialects = [
  {
    dialect: 'api',
    topic: ['/service/topic', '/api/user/follow'],
    newsletter: ['/api/newsletters/subscribe', '/api/user/subscribe'],
    campaign: ['/api/marketingcampaign/subscribe', '/api/user/marketingcampaign/subscribe'],
    all: '/api/user/unsubscribe/all',
  },
  {
    dialect: 'service',
    topic: ['/service/topic', '/service/topic'],
    newsletter: ['/service/newsletter', '/service/newsletter'],
    campaign: ['/service/marketingCampaign', '/service/marketingCampaign'],
    all: '/service/deleteAll',
  },
] as const

describe.for(dialects)(
  'follows in the dialect $dialect',
  ({ topic, newsletter, campaign, all }) => {
    test('a second follow changes nothing, and the profile lists each follow', async () => {
      const server = createTestServer()
      const one = await server.reader()
      const other = await server.reader('reader.de@example.com')
      for (let times = 0; times < 2; times += 1) {
        expect((await one.post(topic[0], { id: 'strategy', name: 'Strategy' })).status).toBe(200)
        expect((await one.post(newsletter[0], { id: 'figures' })).status).toBe(200)
        expect((await one.post(campaign[0], { id: 'halyard-live' })).status).toBe(200)
      }
      expect(await followed(one)).toEqual([['Strategy'], ['Figures'], ['Halyard Live']])
      expect((await one.get('/service/topic')).body['topics']).toEqual([
        { id: 'strategy', name: 'Strategy' },
      ])
      const { marketingCampaigns } = (await one.get(profile)).body
      expect(marketingCampaigns).toMatchObject([{ marketingCampaignId: 'halyard-live' }])
      expect(await followed(other)).toEqual([[], [], []])
      expect(server.reports).toEqual([])
    })

    test('an unfollow removes the follow, and without one changes nothing', async () => {
      const one = await createTestServer().reader()
      for (let times = 0; times < 2; times += 1) {
        await one.post(topic[0], { id: 'leading-teams', name: 'Leading Teams' })
        expect((await one.delete(`${topic[1]}?name=Leading+Teams`)).status).toBe(200)
        expect((await one.delete(`${topic[1]}?name=Leading+Teams`)).status).toBe(200)
        await one.post(newsletter[0], { id: 'figures' })
        expect((await one.delete(`${newsletter[1]}?id=figures`)).status).toBe(200)
        await one.post(campaign[0], { id: 'halyard-live' })
        expect((await one.delete(`${campaign[1]}?id=halyard-live`)).status).toBe(200)
      }
      expect(await followed(one)).toEqual([[], [], []])
    })

    test('unsubscribe from all ends all mails of the reader and of nobody else', async () => {
      const server = createTestServer()
      const one = await server.reader()
      const other = await server.reader('good@example.com')
      for (const visitor of [one, other]) {
        await visitor.post(topic[0], { id: 'strategy' })
        await visitor.post(newsletter[0], { id: 'figures' })
        await visitor.post(newsletter[0], { id: 'the-counter' })
        await visitor.post(campaign[0], { id: 'halyard-live' })
      }
      expect((await one.delete(all)).status).toBe(200)
      expect(await followed(one)).toEqual([['Strategy'], [], []])
      expect((await followed(other))[1]).toEqual(['Figures', 'The Counter'])
    })

    test('a newsletter for subscribers refuses other readers', async () => {
      const { reader } = createTestServer()
      const wanted = { id: 'the-long-table' }
      const no = await (await reader()).post(newsletter[0], wanted)
      expect([no.status, no.body['code']]).toEqual([403, 'subscriber_only'])
      expect((await (await reader('good@example.com')).post(newsletter[0], wanted)).status).toBe(
        200,
      )
    })

    test('a topic for Executive subscribers refuses other readers', async () => {
      const { reader } = createTestServer()
      const wanted = { id: 'the-boardroom-briefing', name: 'The Boardroom Briefing' }
      for (const email of ['reader@example.com', 'best@example.com', 'allaccess@example.com']) {
        const no = await (await reader(email)).post(topic[0], wanted)
        expect([email, no.status, no.body['code']]).toEqual([email, 403, 'executive_only'])
      }
      expect((await (await reader('executive@example.com')).post(topic[0], wanted)).status).toBe(
        200,
      )
    })

    test('a guest can follow a newsletter by e-mail', async () => {
      const server = createTestServer()
      const guest = server.visitor()
      for (const path of [newsletter[0], newsletter[0]]) {
        expect((await guest.post(path, { id: 'figures', email: 'Gus@example.com' })).status).toBe(
          200,
        )
      }
      expect(
        (await guest.post(campaign[0], { id: 'halyard-live', email: 'gus@example.com' })).status,
      ).toBe(200)
      expect(server.mailbox.list()).toHaveLength(2)
      expect(server.mailbox.list()[0]).toMatchObject({ to: 'gus@example.com' })
      const wrong = await guest.post(newsletter[0], { id: 'figures', email: 'gus' })
      expect([wrong.status, wrong.body['code']]).toEqual([400, 'invalid_email'])
      const closed = await guest.post(newsletter[0], {
        id: 'the-long-table',
        email: 'g@example.com',
      })
      expect(closed.body['code']).toBe('subscriber_only')
    })

    test('a guest without an e-mail and an unknown id are refused', async () => {
      const server = createTestServer()
      const guest = server.visitor()
      const answers = [
        await guest.post(topic[0], { id: 'strategy' }),
        await guest.post(newsletter[0], { id: 'figures' }),
        await guest.post(campaign[0], { id: 'halyard-live' }),
        await guest.delete(`${topic[1]}?name=Strategy`),
        await guest.delete(`${newsletter[1]}?id=figures`),
        await guest.delete(`${campaign[1]}?id=halyard-live`),
        await guest.delete(all),
        await guest.get('/service/topic'),
      ]
      for (const { status, body } of answers) {
        expect([status, body['code']]).toEqual([401, 'unauthenticated'])
      }
      const one = await server.reader()
      for (const path of [topic[0], newsletter[0], campaign[0]]) {
        const no = await one.post(path, { id: 'nothing' })
        expect([no.status, no.body['code']]).toEqual([404, 'follow_unknown'])
        expect((await one.post(path, {})).status).toBe(400)
      }
    })
  },
)

test('there are ten newsletters, two of them for subscribers, and three campaigns', async () => {
  const { body } = await createTestServer().visitor().get('/api/newsletters')
  const letters = body['newsletters'] as { subscriberOnly: boolean }[]
  expect(letters).toHaveLength(10)
  expect(letters.filter(({ subscriberOnly }) => subscriberOnly)).toHaveLength(2)
  expect(body['marketingCampaigns']).toHaveLength(3)
})

test('a mailed link alone ends the mails to an e-mail, and the response does not tell whether there are any', async () => {
  const store = createMemoryStore()
  const server = createTestServer({ store })
  const guest = server.visitor()
  const leave = (input: object) => guest.post('/api/newsletters/unsubscribe', input)
  const email = 'gus@example.com'
  await guest.post('/api/newsletters/subscribe', { id: 'figures', email })
  await guest.post('/api/marketingcampaign/subscribe', { id: 'halyard-live', email })
  expect(await leave({ email })).toMatchObject({ status: 200, body: {} })
  expect(await leave({ email: 'nobody@example.com' })).toMatchObject({ status: 200, body: {} })
  expect((await leave({ email: 'no' })).body['code']).toBe('invalid_email')
  expect(server.mailbox.list().map(({ to }) => to)).toEqual([email, email, email])
  expect(store.count('mailFollow')).toBe(2)
  const links = server.mailbox.list()[2]?.text.match(/http:\S+/g) ?? []
  expect(links).toHaveLength(2)
  const path = new URL(String(links[0])).pathname
  // A mail scanner opens the link.
  expect((await guest.get(path)).status).toBe(200)
  expect(store.count('mailFollow')).toBe(2)
  expect((await guest.post(path)).status).toBe(200)
  expect(store.list('mailFollow').map(({ value }) => value.itemId)).toEqual(['halyard-live'])
  expect((await guest.post('/api/newsletters/end/made-up')).status).toBe(404)
})

test('no page may frame the page that ends a newsletter', async () => {
  const page = await createTestServer().visitor().get('/api/newsletters/end/made-up')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('newsletter mails to one e-mail are limited', async () => {
  const server = createTestServer()
  const guest = server.visitor()
  const email = 'gus@example.com'
  await guest.post('/api/newsletters/subscribe', { id: 'figures', email })
  for (let times = 0; times < 15; times += 1) {
    expect((await guest.post('/api/newsletters/unsubscribe', { email })).status).toBe(200)
  }
  expect(server.mailbox.list()).toHaveLength(10)
})

test('Last-Modified grows with a changed follow, and only then', async () => {
  const one = await createTestServer().reader()
  const modified = async () => (await one.head(profile)).headers.get('last-modified')
  const times = [await modified()]
  await one.post('/service/topic', { id: 'strategy' })
  times.push(await modified())
  await one.post('/service/topic', { id: 'strategy' })
  expect(await modified()).toBe(times[1])
  expect(times[1]).not.toBe(times[0])
})

test('the profile counts new items in followed topics since the reader last opened the feed', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const unread = async () => (await one.get(profile)).body['unreadFollowingCount']
  expect(await unread()).toBe(0)
  await one.post('/service/topic', { id: 'strategy' })
  const count = sampleContent.filter(
    ({ topic, published }) => topic === 'Strategy' && published > '2026-01-15T09',
  ).length
  expect(count).toBeGreaterThan(0)
  expect(await unread()).toBe(count)
  await one.get('/api/components/myhbr/following/0/8?format=json')
  expect(await unread()).toBe(0)
})
