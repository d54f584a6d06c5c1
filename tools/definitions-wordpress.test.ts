import { beforeAll, expect, test } from 'vitest'
import { withoutShortcode } from '../hosts/builder/shortcode.ts'
import { loadDefinitions } from './definitions.ts'
import { wordpressSettings, wordpressTags } from './definitions-wordpress.ts'

let tags: ReturnType<typeof wordpressTags>
beforeAll(async () => {
  tags = wordpressTags(await loadDefinitions())
})

test('every tag is described, and those that load code of other sites are restricted', () => {
  const restricted = Object.entries(tags).filter(([, tag]) => tag.restricted)
  expect(restricted.map(([name]) => `bindery-${name}`).toSorted()).toEqual(
    Object.keys(withoutShortcode).toSorted(),
  )
})

test('the save button takes its item from the post, a follow button its topic', () => {
  expect(tags['save-button']?.attributes).toMatchObject({
    'item-id': { fromPost: 'id', label: 'Item id' },
    'item-title': { fromPost: 'title' },
    'item-url': { fromPost: 'path' },
  })
  expect(tags['follow-button']?.attributes).toMatchObject({
    'item-id': { fromPost: 'topic-id' },
    name: { fromPost: 'topic-name' },
  })
})

test('the paywall has no control for the path of the article, which only a tag written as HTML needs', () => {
  const { attributes, htmlOnly } = tags['paywall'] ?? {}
  expect(Object.keys(attributes ?? {})).toEqual(['kind', 'limit', 'load'])
  expect(htmlOnly).toEqual(['article-path'])
  const others = Object.values(tags).filter((tag) => tag !== tags['paywall'])
  expect(others.flatMap((tag) => tag.htmlOnly)).toEqual([])
})

test('a setting is a choice, a flag, an address or a text, by its rule', () => {
  const settings = wordpressSettings()
  expect(settings['dialect']).toMatchObject({ kind: 'choice', choices: ['api', 'service'] })
  expect(settings['theme']).toMatchObject({ kind: 'choice', choices: ['light', 'dark', 'auto'] })
  expect(settings['passkeys']).toMatchObject({ kind: 'flag' })
  expect(settings['api-base']).toMatchObject({ kind: 'address', default: '/api/' })
  expect(settings['country']).toMatchObject({ kind: 'text', pattern: '^[a-z]{2}$' })
  expect(settings['messages']).toBeUndefined()
  expect(JSON.stringify(settings)).not.toContain('null:')
})
