import { expect, test } from 'vitest'
import { withoutDocs } from './build-stories.ts'

test('a tag without a docs page is named, also if it has stories', () => {
  const index = {
    entries: {
      a: { type: 'docs', importPath: './stories/save/save-button.stories.tsx' },
      b: { type: 'story', importPath: './stories/gift/gift-button.stories.tsx' },
    },
  }
  const elements = ['save/save-button.element.ts', 'gift/gift-button.element.ts']
  expect(withoutDocs(index, elements)).toEqual(['bindery-gift-button'])
  expect(withoutDocs(index, elements.slice(0, 1))).toEqual([])
})
