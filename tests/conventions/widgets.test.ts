import { describe, expect, test } from 'vitest'
import { breaking, file } from './project.ts'
import { hasSpec, hasStories, namedByNoun, onlyElementsDefine, tagsAfterFiles } from './widgets.ts'

describe('this project', () => {
  const rules = { hasStories, hasSpec, namedByNoun, onlyElementsDefine, tagsAfterFiles }
  test.for(Object.entries(rules))('the rule %s holds', ([, rule]) => {
    expect(breaking(rule)).toEqual([])
  })
})

const button = file(
  'packages/widgets/gift/gift-button.element.ts',
  "export default defineWidget({ tag: 'bindery-gift-button' })",
)

test('a tag without stories is noticed', () => {
  expect(hasStories([button])).toHaveLength(1)
  expect(hasStories([button, file('stories/gift/gift-button.stories.tsx')])).toEqual([])
})

test('a tag without an e2e spec is noticed', () => {
  expect(hasSpec([button])).toHaveLength(1)
  expect(hasSpec([button, file('tests/e2e/save.spec.ts')])).toHaveLength(1)
  expect(hasSpec([button, file('tests/e2e/gift.spec.ts')])).toEqual([])
  expect(hasSpec([button, file('tests/e2e/gift-button.bfcache.spec.ts')])).toEqual([])
  const other = file('tests/e2e/header.spec.ts', "page.locator('bindery-gift-button')")
  expect(hasSpec([button, other])).toEqual([])
})

test.for([
  'packages/widgets/gift/index.ts',
  'packages/widgets/gift/types.ts',
  'packages/widgets/gift/gift.rules.ts',
  'packages/widgets/gift/gift.types.ts',
  'packages/widgets/gift/gift-button.store.ts',
  'packages/widgets/gift/views/gift-button.tsx',
  'packages/widgets/gift/flyout/form/gift-form.tsx',
])('%s is not named by its noun', (path) => {
  expect(namedByNoun([file(path)])).toHaveLength(1)
})

test('a feature folder with files named by nouns is accepted', () => {
  const names = ['gift-button.element.ts', 'gift-button.tsx', 'gift-button.css', 'gift.model.ts']
  const more = [
    'gift-rules.ts',
    'gift.events.ts',
    'gift.messages.ts',
    'gift.model.test.ts',
    'gift-button.test.tsx',
  ]
  const files = [...names, ...more].map((name) => file(`packages/widgets/gift/${name}`))
  expect(namedByNoun(files)).toEqual([])
})

test('element files alone define tags', () => {
  const text = "customElements.define('bindery-x', X)"
  expect(onlyElementsDefine([file('packages/widgets/gift/gift-button.tsx', text)])).toHaveLength(1)
  expect(onlyElementsDefine([button])).toEqual([])
})

test('a tag is called after its file', () => {
  expect(tagsAfterFiles([button])).toEqual([])
  expect(tagsAfterFiles([file(button.path, "tag: 'bindery-gift'")])).toHaveLength(1)
})
