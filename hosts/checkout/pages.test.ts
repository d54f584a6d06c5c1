import { expect, test } from 'vitest'
import { readTags } from '../test-html.ts'
import { createCheckoutPages } from './pages.ts'

const publisher = 'http://localhost:4173'
const pages = createCheckoutPages(() => [publisher, 'http://127.0.0.1:4173'])
const get = async (path: string) => {
  const reply = await pages.request(`http://localhost:4174${path}`)
  const html = await reply.text()
  const policy = reply.headers.get('content-security-policy') ?? ''
  return { reply, html, policy, status: reply.status }
}
const cardOf = (html: string) =>
  readTags(html).find(({ name }) => name === 'bindery-checkout-card')?.attributes

test.for(['sign-in', 'registration', 'reset-password'])(
  'each card has a page that only the publisher may frame: %s',
  async (card) => {
    const { html, policy, reply } = await get(`/${card}`)
    expect(cardOf(html)).toEqual({ card, 'parent-origin': publisher })
    expect(policy).toContain(`frame-ancestors ${publisher};`)
    expect(policy).toContain(`script-src ${publisher};`)
    expect(policy).toContain(`connect-src ${publisher};`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(reply.headers.get('x-frame-options')).toBeNull()
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test("a card's page can be for a gift and have a paywall", async () => {
  const { html } = await get('/sign-in?gift&paywall')
  expect(cardOf(html)).toMatchObject({ gift: '' })
  expect(html).toContain(' data-paywall>')
})

test("a card's page can be made for another name of the publisher, and for no other site", async () => {
  const own = await get('/sign-in?parent=http://127.0.0.1:4173')
  expect(cardOf(own.html)).toMatchObject({ 'parent-origin': 'http://127.0.0.1:4173' })
  expect(own.policy).toContain('frame-ancestors http://127.0.0.1:4173;')
  for (const parent of [
    'http://evil.test',
    'http://localhost:4173.evil.test',
    '*',
    '',
    "'self'; script-src *",
  ]) {
    const { status, policy } = await get(`/sign-in?parent=${encodeURIComponent(parent)}`)
    expect([status, policy.includes("frame-ancestors 'none'")]).toEqual([404, true])
  }
})

test('the front page links to every card and cannot be framed', async () => {
  const { html, policy } = await get('/')
  expect(policy).toContain("frame-ancestors 'none'")
  const links = readTags(html).flatMap(({ attributes }) => attributes['href'] ?? [])
  for (const path of links.filter((to) => to.startsWith('/'))) {
    expect((await get(path)).status, path).toBe(200)
  }
  expect(links).toContain('/registration?gift')
})

test("the order page frames the publisher's card and cannot be framed", async () => {
  const { html, policy } = await get('/order?gift')
  expect(policy).toContain(`frame-src ${publisher};`)
  expect(policy).toContain("frame-ancestors 'none'")
  const frame = readTags(html).find(({ name }) => name === 'bindery-checkout-frame')
  expect(frame?.attributes).toEqual({
    src: `${publisher}/checkout-card/sign-in?gift`,
    'frame-origin': publisher,
    'data-next': `${publisher}/shipping-payment`,
  })
})

test.for(['/nowhere', '/constructor', '/sign-in/x', '/assets/x.css'])(
  'the provider has no page at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
