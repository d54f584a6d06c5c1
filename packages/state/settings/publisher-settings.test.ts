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
