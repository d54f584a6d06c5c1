import { testEnvironment } from '@bindery/state/test-environment.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions } from '../test/page.ts'
import { createSiteModel } from './site.model.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const off of leave.splice(0)) off()
})

const site = async (options: PageOptions = {}) => {
  const page = await openPage(options)
  const host = hostOf({})
  const model = createSiteModel(page.state, host)
  leave.push(model.destroy)
  return { ...page, host, model }
}

test.each([
  [undefined, 'bindery-guest'],
  ['reader@example.com', 'bindery-registered'],
  ['best@example.com', 'bindery-subscribers'],
])('for %s the root has the class %s', async (reader, name) => {
  const { state, environment } = await site(reader ? { reader } : {})
  expect(environment.classes).toContain('bindery-guest')
  await state.session.check()
  await state.session.refresh()
  expect([...environment.classes]).toEqual([name])
})

test('the class follows the reader, and stays as long as nobody can be asked', async () => {
  const { state, environment } = await site({ reader: 'good@example.com' })
  await state.session.check()
  environment.hide(true)
  expect([...environment.classes]).toEqual(['bindery-subscribers'])
  await state.session.signOut()
  expect([...environment.classes]).toEqual(['bindery-guest'])
})

test('the class that a server has put there holds until the reader is known', async () => {
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
])('readers in %s are marked as of the EU group: %s', async (country, marked) => {
  const { environment } = await site({ settings: { country } })
  expect(environment.classes.has('bindery-eu')).toBe(marked)
})

test('the mark comes when a reader is placed; until then what a server has put there holds', async () => {
  const { page } = testEnvironment()
  page.rootClass('bindery-eu', true)
  const { state } = await site({ page })
  expect(page.rootClasses()).toContain('bindery-eu')
  state.$country.set('US')
  expect(page.rootClasses()).not.toContain('bindery-eu')
  state.$country.set('FR')
  expect(page.rootClasses()).toContain('bindery-eu')
})

test('two on a page are told, once', async () => {
  const { state, environment } = await openPage()
  for (const host of [hostOf({}), hostOf({}), hostOf({})]) {
    leave.push(createSiteModel(state, host).destroy)
  }
  await state.session.check()
  environment.settle()
  expect(environment.warnings).toEqual([
    expect.stringMatching(/^<bindery-site> is on this page twice/),
  ])
})

test('one that takes the place of another is no second one', async () => {
  const { state, environment, host, model } = await site()
  leave.push(createSiteModel(state, host).destroy)
  model.destroy()
  await state.session.check()
  environment.settle()
  expect(environment.warnings).toEqual([])
})

describe('back from a checkout', () => {
  const complete = 'https://publisher.example/registration-complete'
  const guid = '00000000-0000-4000-8000-000000001006'
  const posts = ['/api/user/subscribe/checkoutComplete']
  const told = ({ environment }: Awaited<ReturnType<typeof site>>) =>
    environment.dataLayer.filter(({ name }) => name === 'transaction-complete')
  const faults = ({ environment }: Awaited<ReturnType<typeof site>>) =>
    environment.events.filter(({ type }) => type === 'bindery-error').map(({ detail }) => detail)

  test('the activation is completed, and analytics hear of the transaction, once', async () => {
    const href = `${complete}?uid=${guid}&from=checkout`
    const page = await site({ reader: 'good@example.com', href })
    expect(page.environment.location().href).toBe(`${complete}?from=checkout`)
    await expect.poll(() => told(page)).toHaveLength(1)
    expect(told(page)).toMatchObject([{ data: { status: 'subscribers' } }])
    expect(JSON.stringify(told(page))).not.toContain(guid)
    expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
    leave.push(createSiteModel(page.state, page.host).destroy)
    await page.state.session.refresh()
    expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
    expect(page.environment.adobeDataLayer).toEqual([
      {
        event: 'transaction-complete',
        'transaction-complete': { status: 'subscribers', subscriptions: ['CDS_US'] },
      },
    ])
  })

  test('a failure is told, and does not keep the other call from being made', async () => {
    const href = `${complete}?uid=somebody-else`
    const page = await site({ reader: 'good@example.com', href })
    await page.mock.faults([{ path: posts[0] ?? '', status: 500, body: {} }])
    await expect.poll(() => faults(page)).toHaveLength(2)
    expect(faults(page)).toEqual([
      { tag: 'bindery-site', code: 'activation', message: 'checkoutComplete: server' },
      { tag: 'bindery-site', code: 'activation', message: 'transactionComplete: refused' },
    ])
  })

  test.each([
    ['a guest', undefined, `${complete}?uid=${guid}`],
    ['who has bought nothing', 'good@example.com', complete],
    ['another page', 'good@example.com', `https://publisher.example/?uid=${guid}`],
  ])('%s activates nothing', async (_what, reader, href) => {
    const page = await site(reader ? { reader, href } : { href })
    await page.state.session.check()
    await page.state.session.refresh()
    expect(await page.posts('/api/')).toEqual([])
  })

  test('the crumb of an order is dealt with there, too, and the activation asked for once', async () => {
    const page = await openPage({ reader: 'good@example.com', href: `${complete}?uid=${guid}` })
    page.environment.setCookie('bindery-order', 'on', 60)
    for (const host of [hostOf({}), hostOf({})])
      leave.push(createSiteModel(page.state, host).destroy)
    await expect.poll(() => page.environment.jar.size).toBe(0)
    expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
  })

  test.each([
    ['another page', 'https://publisher.example/the-latest', {}],
    ['one that says it is something else', complete, { pageType: 'Article' }],
  ])(
    'the crumb completes the activation on %s, once, and is gone',
    async (_what, href, settings) => {
      const page = await openPage({ reader: 'good@example.com', href, settings })
      page.environment.setCookie('bindery-order', 'on', 60)
      for (const host of [hostOf({}), hostOf({})])
        leave.push(createSiteModel(page.state, host).destroy)
      await expect.poll(() => page.environment.jar.size).toBe(0)
      expect((await page.posts('/api/')).map(({ path }) => path)).toEqual(posts)
      expect(page.environment.warnings).not.toContain(expect.stringContaining('checkoutComplete'))
    },
  )
})
