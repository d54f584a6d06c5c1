import { expect, test } from 'vitest'
import { leave, openPage, type PageOptions, stand } from '../test/page.ts'
import { createPersistentBannerModel, fading } from './persistent-banner.model.ts'

type Shown = Extract<
  ReturnType<ReturnType<typeof createPersistentBannerModel>['$view']['get']>,
  { step: 'shown' | 'leaving' }
>

const setup = async (options: PageOptions = {}, article = 'article') => {
  const watched: string[] = []
  let pass = () => {}
  const whenPassed = (selector: string, act: () => void) => {
    if (selector === '..') throw new SyntaxError('no selector')
    watched.push(selector)
    pass = act
    return () => {}
  }
  const page = await stand(
    (state, host) => createPersistentBannerModel(state, host, whenPassed),
    { article },
    options,
  )
  const dismissed: string[] = []
  page.host.element.addEventListener('bindery-banner-dismissed', ({ type }) => dismissed.push(type))
  await page.state.session.check()
  return { ...page, watched, dismissed, pass: () => pass(), step: () => page.view().step }
}

test('comes up when the article has begun, and fades when it is closed', async () => {
  const { environment, view, step, pass, dismissed } = await setup()
  expect(step()).toBe('hidden')
  pass()
  expect(view()).toMatchObject({
    step: 'shown',
    counter: 'See subscription offers',
    offers: 'https://publisher.example/subscriptions',
  })
  const banner = view() as Shown
  banner.dismiss()
  banner.dismiss()
  expect(step()).toBe('leaving')
  expect(dismissed).toEqual(['bindery-banner-dismissed'])
  environment.advance(fading)
  expect(step()).toBe('hidden')
})

test('a registered reader is told how many articles are left', async () => {
  const { view, pass } = await setup({ reader: 'reader@example.com' })
  pass()
  await expect.poll(view).toMatchObject({ counter: '4 free articles left' })
})

test.each(['good@example.com', 'allaccess@example.com'])(
  'never for %s, a subscriber',
  async (reader) => {
    const { step, pass } = await setup({ reader })
    pass()
    expect(step()).toBe('hidden')
  },
)

test('not before it is known who reads; who cannot be asked about sees it', async () => {
  const page = await openPage()
  await page.mock.faults([{ path: '/api/user/profile', status: 500, body: {} }])
  const { step, pass } = await setup({ fetch: page.environment.fetch })
  pass()
  await expect.poll(step).toBe('shown')
})

test.each([
  ['https://publisher.example/ascend', {}],
  ['https://publisher.example/ascend/first-job', {}],
  ['https://publisher.example/2026/11/a', { pageType: 'Ascend' }],
])('never on Ascend pages: %s %o', async (href, settings) => {
  const { watched } = await setup({ href, settings })
  expect(watched).toEqual([])
})

test('stays away where it was closed, in this browser', async () => {
  const { environment, view, pass } = await setup()
  pass()
  ;(view() as Shown).dismiss()
  const { local } = environment
  const page = await openPage()
  page.environment.local.set('bindery:banner:', local.get('bindery:banner:') ?? '')
  const again = await stand(
    (_, host) =>
      createPersistentBannerModel(page.state, host, () => {
        throw new Error('it is looked for')
      }),
    { article: 'article' },
  )
  expect(again.view().step).toBe('hidden')
  leave(again.model.destroy)
})

test('a selector that is none is told once, and the default is used', async () => {
  const { environment, host, watched } = await setup({}, '..')
  expect(watched).toEqual(['article'])
  expect(environment.warnings).toEqual([
    '<bindery-persistent-banner article=".."> is ignored; allowed: a CSS selector',
  ])
  host.set('article', '.prose')
  expect(watched).toEqual(['article', '.prose'])
})

test('Escape is for what else is open', async () => {
  const { state, view, pass } = await setup()
  pass()
  const { covered } = view() as Shown
  expect(covered()).toBe(false)
  leave(state.overlays.open({ id: 'a menu', kind: 'flyout', close: () => {} }))
  expect(covered()).toBe(true)
})
