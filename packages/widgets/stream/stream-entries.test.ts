import { read } from '@bindery/contract/schema.ts'
import { feedEntry } from '@bindery/contract/stream.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import { expect, test } from 'vitest'
import { openPage } from '../test/page.ts'
import { streamMessages as words } from './stream.messages.ts'
import { createRows, emptyOf } from './stream-entries.ts'

const chart = (id = 'hours'): FeedEntry => {
  const content = {
    src: `/visual-library/${id}`,
    hasDownloads: true,
    downloads: [
      { link: `${id}.svg`, format: 'SVG' },
      { link: `${id}.csv`, format: 'CSV' },
    ],
  }
  return read(feedEntry, { id, title: id, content }).data as FeedEntry
}
const facts = { words, saved: false, paywall: false, at: 0 }

const rowsFor = async (reader?: string) => {
  const { state } = await openPage(reader ? { reader } : {})
  await state.session.check()
  return createRows(state)
}

test('a subscriber downloads the files through an id of their own', async () => {
  const rowOf = await rowsFor('good@example.com')
  const { downloads } = rowOf(chart(), facts)
  expect(downloads.map(({ format, file }) => [format, file])).toEqual([
    ['SVG', true],
    ['CSV', true],
  ])
  for (const { href } of downloads) {
    expect(new URL(href).pathname).toMatch(/^\/visual-library\/download\/[^/]+\/hours\.(svg|csv)$/)
  }
})

test('behind a paywall the link leads to the content, which is no file', async () => {
  const rowOf = await rowsFor('good@example.com')
  const { downloads } = rowOf(chart(), { ...facts, paywall: true })
  expect(downloads.map(({ href, file }) => [new URL(href).pathname, file])).toEqual([
    ['/visual-library/hours', false],
    ['/visual-library/hours', false],
  ])
})

test.each([undefined, 'reader@example.com'])('%s downloads nothing', async (reader) => {
  const rowOf = await rowsFor(reader)
  expect(rowOf(chart(), facts).downloads).toEqual([])
  expect(rowOf(chart(), { ...facts, paywall: true }).downloads).toEqual([])
})

test('a row is another only when it says something else', async () => {
  const rowOf = await rowsFor()
  const [entry, other] = [chart(), chart('prices')]
  const row = rowOf(entry, facts)
  expect(rowOf(entry, facts)).toBe(row)
  expect(rowOf(other, facts)).not.toBe(row)
  expect(rowOf(entry, { ...facts, saved: true })).toMatchObject({ saved: true })
  expect(rowOf(entry, { ...facts, words: { ...words } })).not.toBe(row)
})

test('fifty rows make a group', async () => {
  const rowOf = await rowsFor()
  const groupOf = (at: number) => rowOf(chart(`${at}`), { ...facts, at }).group
  expect([0, 49, 50, 99, 100].map(groupOf)).toEqual([0, 0, 1, 1, 2])
})

test('a history without orders tells of the maintenance of the store', () => {
  const orders = { stream: 'history', filter: 'ordered' } as const
  expect(emptyOf(orders, words, true).text).toMatch(/order history are unavailable/)
  expect(emptyOf(orders, words, false).title).toBe('No activity yet')
  expect(emptyOf({ ...orders, filter: 'read' }, words, true).title).toBe('No activity yet')
})
