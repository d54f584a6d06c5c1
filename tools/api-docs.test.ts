import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { apiDocs } from './api-docs.ts'
import { seenForErrors } from './api-errors.ts'
import { apiPages, pageOfCall } from './api-journeys.ts'
import { apiFolder } from './definitions.ts'

const docs = await apiDocs()

test('docs/api is what the contract says (npx node tools/definitions.ts)', () => {
  const written = readdirSync(apiFolder).map(
    (name) => [name, readFileSync(join(apiFolder, name), 'utf8')] as const,
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(docs))
})

test('every call has its place on one page', () => {
  const calls = apiPages.flatMap((page) => page.calls)
  expect([...calls].sort()).toEqual(Object.keys(endpoints).sort())
  for (const call of calls) {
    const [file = '', heading = ''] = pageOfCall(call).replace('api/', '').split('#')
    const headings = docs.get(file)?.match(/^## \w+$/gm) ?? []
    expect(headings.map((each) => each.slice(3).toLowerCase())).toContain(heading)
  }
})

test('every sentence about an error belongs to an error of the contract', () => {
  const codes = Object.values(endpoints).flatMap(({ name, errors }) =>
    Object.keys(errors).flatMap((code) => [code, `${name}.${code}`]),
  )
  expect(Object.keys(seenForErrors).filter((key) => !codes.includes(key))).toEqual([])
})

test('the links between the pages lead to a page and to a heading in it', () => {
  const anchors = new Map(
    [...docs].map(([name, text]) => [
      name,
      (text.match(/^#+ .+$/gm) ?? []).map((line) =>
        line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'),
      ),
    ]),
  )
  for (const [name, text] of docs) {
    for (const [, file = '', anchor = ''] of text.matchAll(/\]\(([\w-]*(?:\.md)?)#([\w-]+)\)/g)) {
      expect(anchors.get(file || name), `${name} → ${file}#${anchor}`).toContain(anchor)
    }
  }
})

test('the page of the sign-in says what a reader sees after a wrong password', () => {
  const page = docs.get('sign-in.md')
  expect(page).toContain('“You have entered an invalid email and password combination.')
  expect(page).toContain('username=reader%40example.com')
})
