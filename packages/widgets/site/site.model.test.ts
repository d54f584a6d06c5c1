import { testEnvironment } from '@bindery/state/test/environment.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions } from '../test/page.ts'
import { createSiteModel } from './site.model.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const off of cleanups.splice(0)) off()
})

const site = async (options: PageOptions = {}) => {
  const page = await openPage(options)
  const host = hostOf({})
  const model = createSiteModel(page.state, host)
  cleanups.push(model.destroy)
  return { ...page, host, model }
}

test.each([
  [undefined, 'bindery-guest'],
  ['reader@example.com', 'bindery-registered'],
  ['best@example.com', 'bindery-subscribers'],
])('the root element of reader %s has the class %s', async (reader, name) => {
  const { state, environment } = await site(reader ? { reader } : {})
  expect(environment.classes).toContain('bindery-guest')
  await state.session.check()
  await state.session.refresh()
  expect([...environment.classes]).toEqual([name])
})

test('the root class follows the reader, and stays while the page is hidden', async () => {
  const { state, environment } = await site({ reader: 'good@example.com' })
  await state.session.check()
  environment.hide(true)
  expect([...environment.classes]).toEqual(['bindery-subscribers'])
  await state.session.signOut()
  expect([...environment.classes]).toEqual(['bindery-guest'])
})

test('a class rendered by the server holds until the session is known', async () => {
  const { page } = testEnvironment()
  page.rootClass('bindery-registered', true)
  const { state } = await site({ page })
  expect(page.rootClasses()).toEqual(['bindery-registered'])
  await state.session.check()
  expect(page.rootClasses()).toEqual(['bindery-guest'])
})

test.each([
  ['DE', true],
  ['CH', true],
  ['US', false],
])('readers in %s get the class bindery-eu: %s', async (country, marked) => {
  const { environment } = await site({ settings: { country } })
  expect(environment.classes.has('bindery-eu')).toBe(marked)
})

test('a class bindery-eu rendered by the server holds until the country is known', async () => {
  const { page } = testEnvironment()
  page.rootClass('bindery-eu', true)
  const { state } = await site({ page })
  expect(page.rootClasses()).toContain('bindery-eu')
  state.$country.set('US')
  expect(page.rootClasses()).not.toContain('bindery-eu')
  state.$country.set('FR')
  expect(page.rootClasses()).toContain('bindery-eu')
})

describe('the page after a checkout', () => {
  const complete = 'https://publisher.example/registration-complete'
  const guid = '00000000-0000-4000-8000-000000001006'
  const posts = ['/api/user/subscribe/checkoutComplete']
  const transactions = ({ environment }: Awaited<ReturnType<typeof site>>) =>
    environment.dataLayer.filter(({ name }) => name === 'transaction-complete')
  const errors = ({ environment }: Awaited<ReturnType<typeof site>>) =>
    environment.events.filter(({ type }) => type === 'bindery-error').map(({ detail }) => detail)

  test('completes the activation and reports the transaction once', async () => {
    const href = `${complete}?uid=${guid}&from=checkout`
    const page = await site({ reader: 'good@example.com', href })
    expect(page.environment.location().href).toBe(`${complete}?from=checkout`)
    await expect.poll(() => transactions(page)).toHaveLength(1)
    expect(transactions(page)).toMatchObject([{ data: { status: 'subscribers' } }])
    expect(JSON.stringify(transactions(page))).not.toContain(guid)
    expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
    cleanups.push(createSiteModel(page.state, page.host).destroy)
    await page.state.session.refresh()
    expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
    expect(page.environment.adobeDataLayer).toEqual([
      {
        event: 'transaction-complete',
        'transaction-complete': { status: 'subscribers', subscriptions: ['CDS_US'] },
      },
    ])
  })

  test('dispatches an error for each failed call, and still makes the other', async () => {
    const href = `${complete}?uid=somebody-else`
    const page = await site({ reader: 'good@example.com', href })
    await page.mock.faults([{ path: posts[0] ?? '', status: 500, body: {} }])
    await expect.poll(() => errors(page)).toHaveLength(2)
    expect(errors(page)).toEqual([
      { tag: 'bindery-site', code: 'activation', message: 'checkoutComplete: server' },
      { tag: 'bindery-site', code: 'activation', message: 'transactionComplete: refused' },
    ])
  })

  test.each([
    ['for a guest', undefined, `${complete}?uid=${guid}`],
    ['without a uid', 'good@example.com', complete],
    ['at another address', 'good@example.com', `https://publisher.example/?uid=${guid}`],
  ])('activates nothing %s', async (_what, reader, href) => {
    const page = await site(reader ? { reader, href } : { href })
    await page.state.session.check()
    await page.state.session.refresh()
    expect(await page.posts('/api/')).toEqual([])
  })

  test('clears the cookie of an order, too, and asks for the activation once', async () => {
    const page = await openPage({ reader: 'good@example.com', href: `${complete}?uid=${guid}` })
    page.environment.setCookie('bindery-order', 'on', 60)
    for (const host of [hostOf({}), hostOf({})])
      cleanups.push(createSiteModel(page.state, host).destroy)
    await expect.poll(() => page.environment.jar.size).toBe(0)
    expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
  })

  test.each([
    ['at another address', 'https://publisher.example/the-latest', {}],
    ['with another page type', complete, { pageType: 'Article' }],
  ])(
    'completes the activation from the cookie %s, once, and clears it',
    async (_what, href, settings) => {
      const page = await openPage({ reader: 'good@example.com', href, settings })
      page.environment.setCookie('bindery-order', 'on', 60)
      for (const host of [hostOf({}), hostOf({})])
        cleanups.push(createSiteModel(page.state, host).destroy)
      await expect.poll(() => page.environment.jar.size).toBe(0)
      expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
      expect(page.environment.warnings).not.toContain(expect.stringContaining('checkoutComplete'))
    },
  )
})
