import { expect, test } from 'vitest'
import { type BuiltManifest, format, measure, reach } from './budgets.ts'

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
    'core.js': { imports: [], later: ['api.js'] },
    'react.js': { imports: ['core.js'], later: [] },
    'lit.js': { imports: ['core.js'], later: [] },
    'paywall.js': { imports: ['core.js', 'lit.js'], later: [] },
    'form.js': { imports: ['core.js', 'react.js'], later: [] },
    'api.js': { imports: [], later: [] },
  },
}
const bytes: Record<string, number> = {
  'bindery.js': 2000,
  'chunks/core.js': 5000,
  'chunks/react.js': 9000,
  'chunks/lit.js': 5000,
  'chunks/paywall.js': 7000,
  'chunks/form.js': 3000,
  'chunks/api.js': 9000,
}
const rows = measure(manifest, (path) => bytes[path] ?? Number.NaN)
const row = (page: string) => rows.find((each) => each.page === page)

test('a page costs the loader and every chunk it fetches, each once', () => {
  expect(row('sign-in form visible')).toMatchObject({ bytes: 16_000, requests: 3, ok: true })
  expect(row('signed in')).toMatchObject({ bytes: 25_000, requests: 4, ok: true })
})

test('a tag is measured by its own chunk', () => {
  expect(row('<bindery-form>')).toMatchObject({ bytes: 3000, ok: true })
  expect(row('<bindery-paywall>')).toMatchObject({ bytes: 7000, ok: false })
})

test('what is over its budget is told with the files that make it up', () => {
  expect(format(rows)).toMatch(/BIG <bindery-paywall>.*\n.*chunks\/paywall.js/)
})

test('what keeps its limit but not its aim is said to be over it', () => {
  const heavy = measure(manifest, (path) => (path === 'chunks/react.js' ? 10_000 : 5000))
  expect(heavy.find(({ page }) => page === 'sign-in form visible')).toMatchObject({ ok: true })
  expect(format(heavy)).toMatch(/ok +sign-in form visible.*over its aim of 18.00 kB/)
})

test('a budget of requests is a budget too', () => {
  const graph = { ...manifest.graph, 'react.js': { imports: ['core.js', 'more.js'], later: [] } }
  const more = measure({ ...manifest, graph }, (path) => bytes[path] ?? 1)
  expect(more.find(({ page }) => page === 'sign-in form visible')).toMatchObject({
    requests: 4,
    ok: false,
  })
})

test('what is only imported later counts only when asked for', () => {
  expect(reach(manifest.graph, ['react.js'], false)).not.toContain('api.js')
  expect(reach(manifest.graph, ['react.js'], true)).toContain('api.js')
})
