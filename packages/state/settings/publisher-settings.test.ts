import { expect, test } from 'vitest'
import { explain } from './diagnostics.ts'
import { checkSettings } from './settings.ts'
import type { RawSettings } from './types.ts'

const parse = (...sources: RawSettings[]) => {
  const { settings, mistakes } = checkSettings(sources, 'https://publisher.example')
  const warnings: string[] = []
  explain(mistakes, (line) => void warnings.push(line))
  return { settings, warnings }
}
const tag = (values: Record<string, unknown>): RawSettings => ({ source: 'tag', values })
const json = (values: Record<string, unknown>): RawSettings => ({ source: 'json', values })

test('lists and maps of the publisher are read from the JSON block, without entries that are no texts', () => {
  const { settings, warnings } = parse(
    json({
      'starter-topics': ['Chess', 7, 'Go'],
      'job-titles': 'Editor',
      'api-paths': { readLatest: 'news/:number/:size', readSearch: 4 },
      'page-types': { '/reports': 'Report' },
      'gift-folder': 'gifts',
    }),
  )
  expect(settings).toMatchObject({
    starterTopics: ['Chess', 'Go'],
    jobTitles: null,
    apiPaths: { readLatest: 'news/:number/:size' },
    pageTypes: { '/reports': 'Report' },
    giftFolder: 'gifts',
  })
  expect(warnings).toEqual([
    '#bindery-config starter-topics.1="7": allowed is a text. Ignored.',
    '#bindery-config job-titles="Editor": allowed is a list of texts, such as ["Editor", "Teacher"]. Ignored.',
    '#bindery-config api-paths.readSearch="4": allowed is a text. Ignored.',
  ])
})

test('a list of the publisher is not read from a tag or the script', () => {
  const { settings, warnings } = parse(tag({ 'job-titles': '["Editor"]' }))
  expect(settings.jobTitles).toBeNull()
  expect(warnings).toEqual([
    '<bindery-site> job-titles="["Editor"]": allowed only in <script type="application/json" id="bindery-config">. Ignored.',
  ])
})

test('texts and routes are read from the JSON block alone, whatever a script or a tag says', () => {
  const values = { messages: { 'auth.title': 'Log in' }, paths: { search: '/find' } }
  for (const source of ['script', 'tag'] as const) {
    const { settings, warnings } = parse({ source, values })
    expect(settings.messages).toEqual({})
    expect(settings.paths.search).toBe('https://publisher.example/search')
    expect(warnings).toHaveLength(2)
  }
})

test('the API of the page’s own site is called without settings', () => {
  expect(parse().settings).toMatchObject({
    apiBase: 'https://publisher.example/api/',
    serviceBase: 'https://publisher.example/service/',
  })
})

test.each(['apiBase', 'serviceBase', 'userService'])(
  'a tag may name the origin that the script has named in %s',
  (name) => {
    const script: RawSettings = { source: 'script', values: { [name]: 'https://other.example/x' } }
    const other = name === 'userService' ? 'service-base' : 'user-service'
    const { settings, warnings } = parse(script, tag({ [other]: 'https://other.example/y' }))
    expect(warnings).toEqual([])
    expect(Object.values(settings)).toContain('https://other.example/y/')
  },
)

test('a tag cannot open the inspector, the script and the JSON block can', () => {
  expect(parse(tag({ inspector: '' }))).toMatchObject({
    settings: { inspector: false },
    warnings: [expect.stringContaining('<bindery-site> inspector=""')],
  })
  const script: RawSettings = { source: 'script', values: { inspector: '' } }
  expect(parse(script).settings.inspector).toBe(true)
  expect(parse(json({ inspector: true })).settings.inspector).toBe(true)
})

test('the JSON block may say numbers and booleans as they are', () => {
  const passkeys: RawSettings = { source: 'script', values: { passkeys: 'true' } }
  const { settings, warnings } = parse(
    passkeys,
    json({ 'mobile-breakpoint': 600, referral: 12345, paywall: true, passkeys: false }),
  )
  expect(settings).toMatchObject({
    mobileBreakpoint: 600,
    referral: '12345',
    paywall: true,
    passkeys: false,
  })
  expect(warnings).toEqual([])
})

test('a list or a map where the JSON block should have a text is a mistake', () => {
  const { settings, warnings } = parse(json({ 'gift-folder': ['gifts'], 'page-type': { a: 'b' } }))
  expect(settings).toMatchObject({ giftFolder: 'hbrgift', pageType: null })
  expect(warnings).toHaveLength(2)
})

test('a map where the JSON block should have a list is a mistake', () => {
  const { settings, warnings } = parse(json({ 'starter-topics': { first: 'Chess' } }))
  expect(settings.starterTopics).toBeNull()
  expect(warnings).toHaveLength(1)
})

test('a text of spaces alone is a mistake, because it would leave a button without a name', () => {
  const { settings, warnings } = parse(json({ messages: { 'auth.title': ' ', 'auth.close': 'x' } }))
  expect(settings.messages).toEqual({ 'auth.close': 'x' })
  expect(warnings).toHaveLength(1)
})

test('a route may be the root of the site', () => {
  const { settings, warnings } = parse(json({ paths: { store: '/', search: 'javascript:void 0' } }))
  expect(settings.paths).toMatchObject({
    store: 'https://publisher.example/',
    search: 'https://publisher.example/search',
  })
  expect(warnings).toEqual([expect.stringContaining('#bindery-config paths.search=')])
})

test('a language is written as the standard has it, and one that is none is a mistake', () => {
  expect(parse(tag({ locale: 'DE-at' })).settings.locale).toBe('de-AT')
  const { settings, warnings } = parse(tag({ locale: 'de AT' }))
  expect(settings.locale).toBeNull()
  expect(warnings).toHaveLength(1)
})

test('one origin as a text where the JSON block should have a list is a mistake', () => {
  const { settings, warnings } = parse(json({ 'allowed-origins': 'https://login.example.com' }))
  expect(settings.allowedOrigins).toEqual([])
  expect(warnings).toHaveLength(1)
})

test.each(['payall', 'payywall'])('the warning about the setting %s names paywall', (name) => {
  expect(parse(tag({ [name]: '' })).warnings).toEqual([
    `<bindery-site> ${name}="": not a setting. Did you mean paywall?`,
  ])
})
