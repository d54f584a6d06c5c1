import { readFileSync } from 'node:fs'
import { findings } from '@bindery/contract/findings.ts'
import { expect, test } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { tagNames } from './tag-names.ts'

const docs = readFileSync(new URL('../../../docs/check.md', import.meta.url), 'utf8')

test('docs/check.md explains every finding in the words of the report', () => {
  const expected = Object.entries(findings).map(
    ([name, { title, reader, fix }]) =>
      `### ${name}\n\n${title}\n\n- **Readers see:** ${reader}\n- **Fix it:** ${fix}\n`,
  )
  expect(docs.slice(docs.indexOf('\n### ') + 1)).toBe(expected.join('\n'))
})

test('docs/check.md begins the findings with a link to each', () => {
  const [, index = ''] = /\n## Findings\n\n([\s\S]*?)\n### /.exec(docs) ?? []
  const links = [...index.matchAll(/\[([\w-]+)]\(#([\w-]+)\)/g)].map(([, name, to]) => [name, to])
  expect(links).toEqual(Object.keys(findings).map((name) => [name, name]))
})

test('a report names the first tags of a call that many make', () => {
  expect(tagNames(['bindery-a', 'bindery-b'])).toBe('bindery-a, bindery-b')
  const many = Array.from({ length: 40 }, (_, at) => `bindery-${at}`)
  expect(tagNames(many)).toMatch(/^bindery-0, .*bindery-5 and 34 more$/)
})

test('docs/check.md names every journey', () => {
  expect(journeys.filter(({ name }) => !docs.includes(`\`${name}\``))).toEqual([])
})
