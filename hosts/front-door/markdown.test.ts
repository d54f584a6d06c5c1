import { expect, test } from 'vitest'
import { renderDocument, slugOf } from './markdown.ts'

const stay = (href: string) => href

test('a heading gets the id that GitHub gives it, and a second one of its name a number', () => {
  expect(slugOf('The meter, and what to hold back')).toBe('the-meter-and-what-to-hold-back')
  expect(slugOf('`api-base` & co')).toBe('api-base--co')
  const { sections } = renderDocument('# One\n\n## Rules\n\na\n\n## Rules\n\nb\n', stay)
  expect(sections.map(({ id }) => id)).toEqual(['one', 'rules', 'rules-1'])
})

test('a section has its words without markup', () => {
  const { title, sections } = renderDocument(
    '# The *title*\n\nUse `<b>` & [this](x.md).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    stay,
  )
  expect(title).toBe('The title')
  expect(sections).toEqual([
    { id: 'the-title', heading: 'The title', text: 'Use <b> & this . a b 1 2' },
  ])
})

test('a link without an address on the site stays as its words', () => {
  const { html } = renderDocument(
    '[the *folder*](../packages) and ![a picture](x.png)',
    () => undefined,
  )
  expect(html).toContain('<p>the <em>folder</em> and a picture</p>')
})

test('code and tables scroll by the keyboard', () => {
  const { html } = renderDocument('    a < b\n\n| a |\n|---|\n| 1 |\n', stay)
  expect(html).toContain('<pre tabindex="0"><code>a &lt; b</code></pre>')
  expect(html).toContain('<div class="table" tabindex="0"><table>')
})
