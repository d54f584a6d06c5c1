import { testEnvironment } from '@bindery/state/test-environment.ts'
import { afterEach, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions } from '../test/page.ts'
import { pageTypeOf } from './page-type.ts'
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
  [undefined, 'bindery-guest', 'Guest'],
  ['reader@example.com', 'bindery-registered', 'Registered'],
  ['best@example.com', 'bindery-subscribers', 'Subscriber'],
])(
  'for %s the root has the class %s, and analytics hear %s once',
  async (reader, name, userState) => {
    const { state, environment } = await site(reader ? { reader } : {})
    expect(environment.classes).toContain('bindery-guest')
    await state.session.check()
    await state.session.refresh()
    expect([...environment.classes]).toEqual([name])
    const entry = { name: 'page', data: { pageType: 'Article', userState } }
    expect(environment.dataLayer).toEqual([{ event: 'bindery-analytics', ...entry }])
    const heard = environment.events.filter(({ type }) => type === 'bindery-analytics')
    expect(heard.map(({ detail }) => detail)).toEqual([entry])
  },
)

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

test('two on a page are told, and the page is counted once', async () => {
  const { state, environment } = await openPage()
  for (const host of [hostOf({}), hostOf({}), hostOf({})]) {
    leave.push(createSiteModel(state, host).destroy)
  }
  await state.session.check()
  environment.settle()
  expect(environment.dataLayer).toHaveLength(1)
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
  expect(environment.dataLayer).toHaveLength(1)
  expect(environment.warnings).toEqual([])
})

test.each([
  [null, '/', 'Home Page'],
  [null, '/the-latest', 'Article landing page - The Latest'],
  [null, '/2025/03/the-long-view', 'Article'],
  [null, '/register/', 'Register'],
  [null, '/hbr-somewhere', null],
  ['longread', '/', 'longread'],
  ['article', '/', 'Article'],
  ['home page', '/somewhere', 'Home Page'],
])('page type %s at %s is %s', (said, path, type) => {
  expect(pageTypeOf(said, path)).toBe(type)
})
