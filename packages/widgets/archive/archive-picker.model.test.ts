import { expect, test } from 'vitest'
import { type PageOptions, stand, until } from '../test/page.ts'
import { type ArchivePickerAttributes, createArchivePickerModel } from './archive-picker.model.ts'
import type { ArchivePickerView } from './archive-picker.view.ts'

type Ready = Extract<ArchivePickerView, { step: 'ready' }>
const isReady = (view: ArchivePickerView | null): view is Ready => view?.step === 'ready'
const isSettled = (view: ArchivePickerView | null): view is ArchivePickerView =>
  view !== null && view.step !== 'loading'

const usual: ArchivePickerAttributes = { from: 1956, to: 2025, src: undefined }
const open = async (
  values: Partial<ArchivePickerAttributes> = {},
  options: PageOptions = {},
  filled = false,
) => {
  const here = await stand(
    (state, host: Parameters<typeof createArchivePickerModel>[1]) =>
      createArchivePickerModel(state, host, filled),
    { ...usual, ...values },
    options,
  )
  return {
    ...here,
    ready: () => until(here.model.$view, isReady),
    settled: () => until(here.model.$view, isSettled),
  }
}

test('the newest year comes first with its months, and years without issues are left out', async () => {
  const { ready } = await open()
  const { years, year, months, month } = await ready()
  expect(years).toEqual(['2025', '1958', '1956'])
  expect([year, month]).toEqual(['2025', ''])
  expect(months.map(({ label }) => label)).toEqual(['September', 'October', 'November'])
  expect(months[2]?.value).toBe('https://publisher.example/archive-toc/BR2511')
})

test('another year has other months, and the live region announces how many issues', async () => {
  const { ready, view, state } = await open()
  ;(await ready()).choose('1956')
  expect(view()).toMatchObject({ year: '1956', months: [{}, { label: 'September–October' }] })
  expect(state.liveRegion.$announcement.get().text).toBe('2 issues in this year')
})

test('the picker chooses the year and the month of the issue on its page', async () => {
  const { ready } = await open({}, { href: 'https://publisher.example/archive-toc/BR5801/' })
  expect(await ready()).toMatchObject({
    year: '1958',
    month: 'https://publisher.example/archive-toc/BR5801',
  })
})

test('the attributes from and to narrow the years, and an empty range says so', async () => {
  const { ready, host, view } = await open({ from: 1957, to: 2000 })
  expect((await ready()).years).toEqual(['1958'])
  host.set('to', 1957)
  expect(view()?.step).toBe('empty')
})

test('the page navigates to the chosen issue', async () => {
  const { ready, environment } = await open()
  const { show, months } = await ready()
  show(months[0]?.value ?? '')
  expect(environment.journeys).toEqual(['https://publisher.example/archive-toc/BR2509'])
})

test.for([
  ['a failure', { status: 503, body: '' }],
  ['a broken reply', { status: 200, body: { year: [{ yearId: 'MCM' }] } }],
] as const)('%s shows an error, and a retry loads the years', async ([, fault]) => {
  const here = await open({ from: 1 }, {}, true)
  await here.ready()
  await here.mock.faults([{ path: '/api/archive', ...fault }])
  here.host.set('src', 'archive')
  const failed = await until(
    here.model.$view,
    (now): now is Extract<ArchivePickerView, { step: 'failed' }> => now?.step === 'failed',
  )
  expect(failed.message).toMatch(/try again/)
  await here.mock.faults([])
  failed.retry()
  expect((await here.ready()).years).toHaveLength(3)
})

test('a list on an origin that the site has not allowed is not requested', async () => {
  const { settled, mock } = await open({ src: 'https://elsewhere.example/archive.json' })
  expect((await settled()).step).toBe('failed')
  expect(await mock.calls()).toEqual([])
})

test('a from after the to warns in the console', async () => {
  const { environment } = await open({ from: 2000, to: 1990 })
  environment.settle()
  expect(environment.warnings).toEqual([
    '<bindery-archive-picker from="2000" to="1990"> offers no year; allowed: a from up to the value of to.',
  ])
})

test('issues that lead away from the site are left out', async () => {
  const here = await open({}, {}, true)
  await here.ready()
  await here.mock.faults([
    {
      path: '/api/archive',
      status: 200,
      body: {
        year: [
          { yearId: '2024', issue: [{ issueMonth: 'May', issueURL: 'javascript:alert(1)' }] },
          { yearId: 2023, issue: [{ issueMonth: 'June', issueURL: '/archive-toc/a' }] },
        ],
      },
    },
  ])
  here.host.set('src', 'archive')
  await until(here.model.$view, (now): now is Ready => isReady(now) && now.year === '2023')
  expect((await here.ready()).years).toEqual(['2023'])
})
