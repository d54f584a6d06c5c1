import { expect, test } from 'vitest'
import { frontMatter } from './front-matter.ts'
import { renderProse, typeset } from './prose.ts'

test.each([
  ['One\nline', '<p>One line</p>'],
  ['## What it is', '<h2 id="what-it-is">What it is</h2>'],
  ['> Said\n> so', '<blockquote><p>Said so</p></blockquote>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['*soft* and **loud**', '<p><em>soft</em> and <strong>loud</strong></p>'],
  ['[help](/help#top)', '<p><a href="/help#top">help</a></p>'],
  ['[bad](javascript:alert)', '<p>[bad](javascript:alert)</p>'],
  ['<script>alert(1)</script> & co', '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; co</p>'],
])('the source %j renders as %j', (source, html) => {
  expect(renderProse(source)).toEqual([html])
})

test('an empty line separates blocks', () => {
  expect(renderProse('\na\n\nb\n')).toEqual(['<p>a</p>', '<p>b</p>'])
})

test.each([
  [`"No," he said. "It's 'odd'."`, '“No,” he said. “It’s ‘odd’.”'],
  ['years -- all of them', 'years—all of them'],
  [`("quite")`, '(“quite”)'],
])('the text %s is typeset as %s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed)
})

test('front matter is split into fields and text, and a file without it throws', () => {
  expect(frontMatter('---\ntitle: A: b\n---\nText\n')).toEqual({
    fields: { title: 'A: b' },
    text: 'Text\n',
  })
  expect(() => frontMatter('Text')).toThrow('begins with front matter')
  expect(() => frontMatter('---\nnonsense\n---\n')).toThrow('not a field')
})
