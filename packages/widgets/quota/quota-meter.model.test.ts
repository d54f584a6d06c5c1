import { quotasOf } from '@bindery/state/articles/quota.ts'
import { afterEach, expect, test } from 'vitest'
import { hostOf, openPage, until } from '../test/page.ts'
import { createQuotaModel, type QuotaAttributes, type QuotaView } from './quota-meter.model.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const off of leave.splice(0)) off()
})

const meter = async (reader?: string, kind: QuotaAttributes['kind'] = 'quota') => {
  const page = await openPage(reader ? { reader } : {})
  const host = hostOf<QuotaAttributes>({ kind })
  const model = createQuotaModel(page.state, host)
  leave.push(model.destroy)
  const shows = (text: string) =>
    until(model.$view, (now): now is QuotaView => now?.step === 'counted' && now.text === text)
  return { ...page, host, model, shows }
}

test('the meter counts down with each article, to one and to none', async () => {
  const { state, shows } = await meter('reader@example.com')
  await shows('4 free articles left')
  const texts = ['3 free articles', '2 free articles', '1 free article']
  for (const [at, text] of texts.entries()) {
    await quotasOf(state).read('quota', `/2025/01/article-${at}`)
    await shows(`${text} left`)
  }
  await quotasOf(state).read('quota', '/2025/01/article-4')
  await shows('No free articles left')
})

test('the meter counts Ascend articles apart and follows its kind', async () => {
  const { host, shows } = await meter('reader@example.com', 'ascend')
  await shows('3 Ascend articles left')
  host.set('kind', 'quota')
  await shows('4 free articles left')
})

test('the meter keeps the fallback for a guest and hides for a subscriber', async () => {
  const guest = await meter()
  await guest.state.session.check()
  expect(guest.model.$view.get()).toBeNull()

  const subscriber = await meter('good@example.com')
  await subscriber.state.session.check()
  expect(subscriber.model.$view.get()).toEqual({ step: 'hidden' })
})

test('the meter keeps the fallback if the server fails', async () => {
  const page = await openPage({ reader: 'reader@example.com' })
  await page.mock.faults([{ method: 'GET', path: '/api/user/quota', status: 200, body: '<html>' }])
  const model = createQuotaModel(page.state, hostOf<QuotaAttributes>({ kind: 'quota' }))
  leave.push(model.destroy)
  await until(quotasOf(page.state).$quota, (now): now is typeof now => 'failure' in now)
  expect(model.$view.get()).toBeNull()
})
