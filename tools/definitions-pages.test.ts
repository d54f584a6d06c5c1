import { expect, test } from 'vitest'
import { guides } from '../hosts/builder/guides.ts'
import { readPages } from './definitions-pages.ts'

const pages = await readPages()

test('every tag has a docs page of its own, with a guide, attributes and events', () => {
  // Another test holds the guides to the definitions.
  expect(pages.map(({ info }) => info.tag).sort()).toEqual(Object.keys(guides).sort())
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  for (const { info, guide, sections } of pages) {
    const titles = sections.map(({ title }) => title)
    expect(titles, info.tag).toEqual(expect.arrayContaining(['Attributes', 'Events', 'Slots']))
    expect(guide, info.tag).toBeDefined()
  }
})

test('the page of the save button has the id of its stories, and names what it opens and its tokens', () => {
  const page = pages.find(({ info }) => info.tag === 'bindery-save-button')
  expect(page).toMatchObject({
    id: 'save-save-button--docs',
    stories: 'stories/save/save-button.stories.tsx',
    opens: ['bindery-save-flyout', 'bindery-auth-modal'],
  })
  expect(page?.sections.find(({ title }) => title === 'Tokens')?.rows).toContainEqual([
    '`--bindery-link-color`',
    'link',
    expect.stringMatching(/links/),
  ])
})
