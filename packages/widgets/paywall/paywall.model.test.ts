import type { QuotaKind } from '@bindery/state/articles/quota.ts'
import { quotasOf } from '@bindery/state/articles/quota.ts'
import { afterEach, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions, until } from '../test/page.ts'
import { createPaywallModel, type PaywallAttributes, type PaywallView } from './paywall.model.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const off of leave.splice(0)) off()
})

const paywall = async (
  options: PageOptions & { read?: number; kind?: QuotaKind; limit?: number } = {},
) => {
  const page = await openPage(options)
  for (let article = 0; article < (options.read ?? 0); article += 1) {
    await quotasOf(page.state).read(options.kind ?? 'quota', `/2025/01/article-${article}`)
  }
  const host = hostOf<PaywallAttributes>({ kind: options.kind ?? 'quota', limit: options.limit })
  const model = createPaywallModel(page.state, host)
  leave.push(model.destroy)
  const drawn = () => until(model.$view, (now): now is PaywallView => now !== null)
  return { ...page, host, model, drawn }
}

test('a guest sees the gate and registers from it', async () => {
  const { drawn, model, state, posts } = await paywall()
  expect(model.$view.get()).toBeNull()
  const view = await drawn()
  expect(view).toMatchObject({ gate: 'guest', limit: 4 })
  view.request('registration')
  expect(state.auth.$auth.get()).toMatchObject({
    screen: 'registration',
    fromPaywall: true,
    reason: 'Keep reading this article',
  })
  expect(await posts('/api/user/quota')).toEqual([])
})

test('the gate promises a guest the number of the attribute, and tells a reader the number of the server', async () => {
  const { drawn, host, model } = await paywall()
  await drawn()
  host.set('limit', 10)
  expect(model.$view.get()).toMatchObject({ gate: 'guest', limit: 10 })

  const spent = await paywall({ reader: 'reader@example.com', read: 4, limit: 10 })
  expect(await spent.drawn()).toMatchObject({ gate: 'spent', limit: 4 })
})

test.each(['good@example.com', 'allaccess@example.com'])(
  'the gate is open for %s',
  async (reader) => {
    const { drawn, posts } = await paywall({ reader })
    expect(await drawn()).toMatchObject({ gate: 'open' })
    expect(await posts('/api/user/quota')).toEqual([])
  },
)

test('a registered reader reads four articles, and a counted one again', async () => {
  const third = await paywall({ reader: 'reader@example.com', read: 3 })
  expect(await third.drawn()).toMatchObject({ gate: 'open' })

  const again = await paywall({
    reader: 'reader@example.com',
    read: 4,
    href: 'https://publisher.example/2025/01/article-3',
  })
  expect(await again.drawn()).toMatchObject({ gate: 'open' })

  const fifth = await paywall({ reader: 'reader@example.com', read: 4 })
  expect(await fifth.drawn()).toMatchObject({ gate: 'spent', limit: 4 })
})

test('the gate stays open if the server fails', async () => {
  const page = await openPage({ reader: 'reader@example.com' })
  await page.mock.faults([{ method: 'POST', path: '/api/user/quota', status: 500, body: '' }])
  const model = createPaywallModel(page.state, hostOf({ kind: 'quota' }))
  leave.push(model.destroy)
  expect(await until(model.$view, (now): now is PaywallView => !!now)).toMatchObject({
    gate: 'open',
  })
})

test('Ascend articles have a meter of their own with three articles', async () => {
  const third = await paywall({ reader: 'reader@example.com', kind: 'ascend', read: 2 })
  expect(await third.drawn()).toMatchObject({ gate: 'open' })
  const fourth = await paywall({ reader: 'reader@example.com', kind: 'ascend', read: 3 })
  expect(await fourth.drawn()).toMatchObject({ gate: 'spent', kind: 'ascend', limit: 3 })
  expect(await fourth.posts('/api/user/quota')).toEqual([])
  fourth.host.set('kind', 'quota')
  const isOpen = (now: PaywallView | null): now is PaywallView => now?.gate === 'open'
  expect(await until(fourth.model.$view, isOpen)).toMatchObject({ kind: 'quota', limit: 4 })
})
