import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../../tests/support/any-text.ts'
import { bibliographyOf, listFormats } from './bibliography.ts'

const entry = (fields: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'a',
  title: 'The Plan Nobody Read',
  summary: 'A strategy that fits on a page\nis argued with.',
  published: '2026-11-16T09:00:00Z',
  contentType: 'Digital Article',
  category: { term: 'Strategy' },
  author: ['Amara Obi', 'Jonas Weber'],
  content: {
    src: '/2026/11/the-plan-nobody-read',
    selectable: true,
    readOnly: false,
    hasDownloads: false,
    downloads: [],
  },
  lineItems: [],
  ...fields,
})
const at = { name: 'strategy-2026', origin: 'https://site.test' }

describe('bibliographyOf', () => {
  test('a RIS file has one tag per line', () => {
    const { name, type, text } = bibliographyOf('ris', [entry()], at)
    expect(name).toBe('strategy-2026.ris')
    expect(type).toMatch(/^application\/x-research-info-systems/)
    expect(text.split('\r\n')).toEqual([
      'TY  - EJOUR',
      'TI  - The Plan Nobody Read',
      'AU  - Amara Obi',
      'AU  - Jonas Weber',
      'PY  - 2026',
      'DA  - 2026/11/16',
      'UR  - https://site.test/2026/11/the-plan-nobody-read',
      'AB  - A strategy that fits on a page is argued with.',
      'KW  - Strategy',
      'ER  - ',
      '',
      '',
    ])
  })

  test.each([
    ['Magazine Article', 'MGZN'],
    ['Podcast', 'SOUND'],
    ['Webinar', 'VIDEO'],
    ['Video', 'VIDEO'],
    ['Report', 'RPRT'],
    ['Case Study', 'GEN'],
    ['', 'GEN'],
  ])('a RIS file has %s as the type %s', (contentType, kind) => {
    expect(bibliographyOf('ris', [entry({ contentType })], at).text).toContain(`TY  - ${kind}\r\n`)
  })

  test('a CSV file contains no formula', () => {
    const title = '=HYPERLINK("https://evil.test","Win")'
    const { text } = bibliographyOf('csv', [entry({ title, author: ['-1+1', '@x'] })], at)
    const [head, row] = text.split('\r\n')
    expect(head).toBe('\uFEFFTitle,Authors,Type,Topic,Published,Link,Summary')
    expect(row).toContain(`"'=HYPERLINK(""https://evil.test"",""Win"")","'-1+1; @x",`)
    expect(text).toContain('"A strategy that fits on a page\nis argued with."\r\n')
  })

  test('a JSON file has all fields', () => {
    const { text, type } = bibliographyOf('json', [entry({ published: 'soon' })], at)
    expect(type).toBe('application/json')
    expect(JSON.parse(text)).toEqual({
      items: [
        {
          title: 'The Plan Nobody Read',
          authors: ['Amara Obi', 'Jonas Weber'],
          type: 'Digital Article',
          topic: 'Strategy',
          published: '',
          url: 'https://site.test/2026/11/the-plan-nobody-read',
          summary: 'A strategy that fits on a page\nis argued with.',
        },
      ],
    })
  })

  test('no file contains a script address', () => {
    const src = 'javascript:alert(1)'
    for (const format of listFormats) {
      const { content } = entry()
      const { text } = bibliographyOf(format, [entry({ content: { ...content, src } })], at)
      expect(text).not.toContain('javascript:')
    }
  })

  test('no text of an entry can start a line in a RIS file', () => {
    fc.assert(
      fc.property(anyText(), (title) => {
        const { text } = bibliographyOf('ris', [entry({ title, summary: title })], at)
        // Some readers also split at these.
        const lines = text.split(/\r\n|[\n\r\u0085\u2028]/).filter(Boolean)
        expect(lines.every((line) => /^[A-Z]{2} {2}- /.test(line))).toBe(true)
        expect(lines.filter((line) => line.startsWith('ER'))).toHaveLength(1)
      }),
    )
  })
})
