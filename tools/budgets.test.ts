import { expect, test } from 'vitest'
import { type BuiltManifest, format, measure, reachable } from './budgets.ts'

const manifest: BuiltManifest = {
  version: '1.0.0',
  core: 'core.js',
  frequent: [],
  words: 'de.js',
  tags: {
    'bindery-auth-modal': { load: 'idle', opens: [], chunks: ['core.js', 'react.js'] },
    'bindery-paywall': { load: 'eager', opens: [], chunks: ['core.js', 'lit.js', 'paywall.js'] },
    'bindery-form': { load: 'eager', opens: [], chunks: ['core.js', 'react.js', 'form.js'] },
  },
  graph: {
    'core.js': { imports: [], later: ['api.12345.js'] },
    'react.js': { imports: ['core.js'], later: [] },
    'lit.js': { imports: ['core.js'], later: [] },
    'paywall.js': { imports: ['core.js', 'lit.js'], later: [] },
    'form.js': { imports: ['core.js', 'react.js'], later: [] },
    'api.12345.js': { imports: [], later: [] },
  },
}
const bytes: Record<string, number> = {
  'bindery.js': 2000,
  'chunks/core.js': 5000,
  'chunks/react.js': 9000,
  'chunks/lit.js': 5000,
  'chunks/paywall.js': 7000,
  'chunks/form.js': 3000,
  'chunks/api.12345.js': 9000,
}
const rows = measure(manifest, (path) => bytes[path] ?? Number.NaN)
const row = (page: string) => rows.find((each) => each.page === page)

test('a page weighs the loader and each of its chunks once', () => {
  expect(row('sign-in form visible')).toMatchObject({ bytes: 16_000, requests: 3, ok: true })
  expect(row('signed in')).toMatchObject({ bytes: 25_000, requests: 4, ok: true })
})

test('a tag weighs its own chunk', () => {
  expect(row('<bindery-form>')).toMatchObject({ bytes: 3000, ok: true })
  expect(row('<bindery-paywall>')).toMatchObject({ bytes: 7000, ok: false })
})

test('a page over its budget is listed with its files', () => {
  expect(format(rows)).toMatch(/BIG <bindery-paywall>.*\n.*chunks\/paywall.js/)
})

test('a page within its limit but over its aim is marked', () => {
  const heavy = measure(manifest, (path) => (path === 'chunks/react.js' ? 16_000 : 5000))
  expect(heavy.find(({ page }) => page === 'sign-in form visible')).toMatchObject({ ok: true })
  expect(format(heavy)).toMatch(/ok +sign-in form visible.*over its aim of 25.00 kB/)
})

test('too many requests fail a budget', () => {
  const graph = { ...manifest.graph, 'react.js': { imports: ['core.js', 'more.js'], later: [] } }
  const more = measure({ ...manifest, graph }, (path) => bytes[path] ?? 1)
  expect(more.find(({ page }) => page === 'sign-in form visible')).toMatchObject({
    requests: 4,
    ok: false,
  })
})

test('reachable leaves out what a chunk imports later', () => {
  expect(reachable(manifest.graph, ['react.js'])).toEqual(['react.js', 'core.js'])
})
