import { expect, test } from 'vitest'
import { findSubscription } from './account/subscriber.ts'
import { readPage } from './streams/stream-pages.ts'
import { visit } from './test/state.ts'

test('a call goes to the path of the setting api-paths, below the API base', async () => {
  const here = visit({ apiPaths: { readAnalyticServices: 'reports/:number/:size' } })
  await readPage(here.state, { stream: 'hbr-analytic-services', params: {} }, 0, 8)
  const paths = (await here.server.control.calls()).map(({ path }) => path)
  expect(paths).toContain('/api/reports/0/8')
})

test('a path of api-paths that starts with a slash is below the root of the API’s origin', async () => {
  const here = visit({ apiPaths: { readLatest: '/feeds/latest' } })
  await readPage(here.state, { stream: 'latest', params: {} }, 2, 8)
  const paths = (await here.server.control.calls()).map(({ path }) => path)
  expect(paths).toContain('/feeds/latest')
})

test('a name in api-paths that no call has is named in the console', async () => {
  const here = visit({ apiPaths: { readReports: 'reports' } })
  await here.state.session.check()
  expect(here.page.warnings).toEqual([
    '#bindery-config api-paths.readReports: the API has no call of this name.',
  ])
})

test('a path of api-paths on another origin is refused, because requests carry cookies', async () => {
  const here = visit({ apiPaths: { readLatest: '//evil.example/latest' } })
  const answer = await readPage(here.state, { stream: 'latest', params: {} }, 0, 8)
  expect(answer.ok).toBe(false)
  expect(here.page.warnings.join()).toContain('https://evil.example')
})

test('a subscription of another source is found if the setting subscription-sources has it', async () => {
  const input = { emailAddress: 'print@example.com', accountNumber: '1234567890' }
  expect(await findSubscription(visit().state, input)).toMatchObject({ ok: true })
  const elsewhere = visit({ subscriptionSources: ['ACME_PRINT'] }).state
  expect(await findSubscription(elsewhere, input)).toMatchObject({
    ok: false,
    failure: { code: 'other_source' },
  })
})
