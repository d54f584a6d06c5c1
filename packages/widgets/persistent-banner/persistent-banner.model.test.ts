import { expect, test } from 'vitest'
import { leave, openPage, type PageOptions, stand } from '../test/page.ts'
import { createPersistentBannerModel, fadeMs } from './persistent-banner.model.ts'

type Shown = Extract<
  ReturnType<ReturnType<typeof createPersistentBannerModel>['$view']['get']>,
  { step: 'shown' | 'leaving' }
>

const setup = async (options: PageOptions = {}, article = 'article') => {
  const watched: string[] = []
  let scrollPast = () => {}
  const onScrolledPast = (selector: string, callback: () => void) => {
    if (selector === '..') throw new SyntaxError('no selector')
    watched.push(selector)
    scrollPast = callback
    return () => {}
  }
  const page = await stand(
    (state, host) => createPersistentBannerModel(state, host, onScrolledPast),
    { article },
    options,
  )
  const dismissed: string[] = []
  page.host.element.addEventListener('bindery-banner-dismissed', ({ type }) => dismissed.push(type))
  await page.state.session.check()
  return {
    ...page,
    watched,
    dismissed,
    scrollPast: () => scrollPast(),
    step: () => page.view().step,
  }
}

test('the banner appears when the article is scrolled past, and fades when dismissed', async () => {
  const { environment, view, step, scrollPast, dismissed } = await setup()
  expect(step()).toBe('hidden')
  scrollPast()
  expect(view()).toMatchObject({
    step: 'shown',
    counter: 'See subscription offers',
    offers: 'https://publisher.example/subscriptions',
  })
  const banner = view() as Shown
  banner.dismiss(false)
  banner.dismiss(true)
  expect(step()).toBe('leaving')
  expect(dismissed).toEqual(['bindery-banner-dismissed'])
  environment.advance(fadeMs)
  expect(step()).toBe('hidden')
  expect(environment.local.get('bindery:banner:')).toBeNull()
})

test('the banner shows a registered reader how many articles are left', async () => {
  const { view, scrollPast } = await setup({ reader: 'reader@example.com' })
  scrollPast()
  await expect.poll(view).toMatchObject({ counter: '4 free articles left' })
})

test.each(['good@example.com', 'allaccess@example.com'])(
  'the banner never appears for %s, a subscriber',
  async (reader) => {
    const { step, scrollPast } = await setup({ reader })
    scrollPast()
    expect(step()).toBe('hidden')
  },
)

test('the banner appears when the session check has failed', async () => {
  const page = await openPage()
  await page.mock.faults([{ path: '/api/user/profile', status: 500, body: {} }])
  const { step, scrollPast } = await setup({ fetch: page.environment.fetch })
  scrollPast()
  await expect.poll(step).toBe('shown')
})

test.each([
  ['https://publisher.example/ascend', {}],
  ['https://publisher.example/ascend/first-job', {}],
  ['https://publisher.example/2026/11/a', { pageType: 'Ascend' }],
])('the banner never appears on Ascend pages: %s %o', async (href, settings) => {
  const { watched } = await setup({ href, settings })
  expect(watched).toEqual([])
})

test('the banner does not appear in a browser where it was closed', async () => {
  const { environment, view, scrollPast } = await setup()
  scrollPast()
  ;(view() as Shown).dismiss(true)
  const { local } = environment
  const page = await openPage()
  page.environment.local.set('bindery:banner:', local.get('bindery:banner:') ?? '')
  const again = await stand(
    (_, host) =>
      createPersistentBannerModel(page.state, host, () => {
        throw new Error('the article is watched')
      }),
    { article: 'article' },
  )
  expect(again.view().step).toBe('hidden')
  leave(again.model.destroy)
})

test('an invalid selector warns once and falls back to the default', async () => {
  const { environment, host, watched } = await setup({}, '..')
  expect(watched).toEqual(['article'])
  expect(environment.warnings).toEqual([
    '<bindery-persistent-banner article=".."> is ignored; allowed: a CSS selector',
  ])
  host.set('article', '.prose')
  expect(watched).toEqual(['article', '.prose'])
})

test('the banner knows of another open overlay, which Escape closes first', async () => {
  const { state, view, scrollPast } = await setup()
  scrollPast()
  const { hasOverlay } = view() as Shown
  expect(hasOverlay()).toBe(false)
  leave(state.overlays.open({ id: 'a menu', kind: 'flyout', close: () => {} }))
  expect(hasOverlay()).toBe(true)
})
