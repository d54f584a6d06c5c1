import { expect, test } from 'vitest'
import type { Format } from './snippet.ts'
import { snippetAdvice } from './snippet-advice.ts'

const string = { type: 'string', description: '', prop: '' } as const
const advice = (format: Format, tag: string, attributes = {}, example = {}) =>
  snippetAdvice(format, {
    info: {
      tag,
      component: '',
      summary: '',
      attributes: { 'item-id': string, 'item-title': string, label: string },
    },
    attributes,
    example: { attributes: example },
    script: '',
  })

const example = { 'item-id': 'one', 'item-title': 'One' }

test('values of the example are named, so that nobody publishes them', () => {
  expect(advice('html', 'bindery-save-button', { ...example, 'item-title': 'Mine' }, example)).toBe(
    'Still the example’s, so write your own: item-id.',
  )
  expect(advice('html', 'bindery-save-button', { 'item-id': 'mine' }, example)).toBe('')
})

test('the advice for WordPress says where to paste the code, and what the post gives', () => {
  const given = { ...example, label: 'Most read' }
  expect(advice('wordpress', 'bindery-save-button', given, given)).toBe(
    'Open a post, click into an empty paragraph and paste. The Bindery plugin must be active. The post gives item-id and item-title. Still the example’s, so write your own: label.',
  )
  expect(advice('shortcode', 'bindery-share-button')).toBe(
    'Paste it into a post, a Classic block or a Shortcode block. The Bindery plugin must be active.',
  )
})

test('the meter is said to count only with a paywall', () => {
  expect(advice('html', 'bindery-quota-meter')).toContain('bindery-paywall')
})

test('a tag that WordPress strips for authors says who may paste it', () => {
  expect(advice('wordpress', 'bindery-live-chat')).toMatch(/administrator or an editor/)
})
