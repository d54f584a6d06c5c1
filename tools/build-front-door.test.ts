import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentGroups, pageOf } from '../hosts/front-door/contents.ts'
import {
  addressFrom,
  documentFiles,
  renderDocuments,
  searchedSections,
} from './build-front-door.ts'

const root = join(import.meta.dirname, '..')
const documents = renderDocuments()

test('each document is in the menu, or its folder has a README that is', () => {
  const listed = new Set(documentGroups.flatMap(({ files }) => files))
  const reachable = (file: string) =>
    listed.has(file) || listed.has(file.replace(/\/[^/]+$/, '/README.md'))
  expect(documentFiles().filter((file) => !reachable(file))).toEqual([])
  expect([...listed].filter((file) => !documents.has(file))).toEqual([])
})

test('no two documents have the same page', () => {
  const pages = documentFiles().map(pageOf)
  expect(pages).toHaveLength(new Set(pages).size)
})

test('each link between documents leads to a page and a heading that are there', () => {
  const headings = new Map(
    [...documents].map(([file, { sections }]) => [
      pageOf(file),
      new Set(sections.map(({ id }) => id)),
    ]),
  )
  const broken: string[] = []
  for (const [file, { html }] of documents) {
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(href) || href.endsWith('.txt')) continue
      const [page, hash] = href.split('#')
      const known = headings.get(page || pageOf(file))
      if (!known || (hash && !known.has(hash))) broken.push(`${file}: ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('a link to a file that the site lacks stays as text, and one to a picture leads to its copy', () => {
  const address = addressFrom('docs/api/save.md', new Set(documentFiles()))
  expect(address('../../packages/state')).toBeUndefined()
  expect(address('README.md#errors-of-every-call')).toBe('api.html#errors-of-every-call')
  expect(address('../../README.md')).toBe('readme.html')
  expect(address('../builder.png')).toBe('builder.png')
  expect(existsSync(join(root, 'docs/builder.png'))).toBe(true)
  expect(address('https://example.com')).toBe('https://example.com')
  expect(address('https://example.com"]')).toBeUndefined()
})

test('the search knows the sections by their address', () => {
  expect(searchedSections(documents)).toContainEqual(
    expect.objectContaining({
      href: 'server.html#money',
      title: 'A back end in an hour',
      heading: 'Money',
      text: expect.stringContaining('Amounts are decimals'),
    }),
  )
})
