import { afterEach, beforeEach, expect, test } from 'vitest'
import { place } from '../../../tests/support/mount.tsx'
import type { TitleRequestEvent } from './page-title.events.ts'
import { showTitlePart, titleWithout } from './page-title.ts'

let before = ''
beforeEach(() => {
  before = document.title
})
afterEach(() => {
  document.title = before
})

const requests: TitleRequestEvent[] = []
/** The titles are read after the next task. */
const show = async (element: HTMLElement, part: string, isAllowed = true) => {
  const emit = (event: Event) => {
    requests.push(event as TitleRequestEvent)
    return isAllowed
  }
  showTitlePart({ element, emit }, part)
  await new Promise((resolve) => setTimeout(resolve))
  return document.title
}

test.each([
  ['The Latest, page 2 | Review', 'Page 2', 'The Latest | Review'],
  ['Page 2 – The Latest', 'Page 2', 'The Latest'],
  ['Search: price', 'price', 'Search'],
  ['Payment', 'Payment', ''],
  ['The Latest, page 21 | Review', 'Page 2', null],
  ['My Library | Review', 'Library', null],
  ['The Latest', '', null],
])('the title %j without %j is %j', (title, part, rest) => {
  expect(titleWithout(title, part)).toBe(rest)
})

test('a part stands before the title of the page until it is gone', async () => {
  document.title = 'My Library | Review'
  const tag = place('div')
  expect(await show(tag, 'Strategy')).toBe('Strategy | My Library | Review')
  expect(await show(tag, 'Autumn')).toBe('Autumn | My Library | Review')
  expect(await show(tag, '')).toBe('My Library | Review')
})

test('a title that names the part already stays, and the next part replaces the one in it', async () => {
  document.title = 'The Latest, page 2 | Review Two'
  const tag = place('div')
  expect(await show(tag, 'Page 2')).toBe('The Latest, page 2 | Review Two')
  expect(await show(tag, 'Page 3')).toBe('Page 3 | The Latest | Review Two')
  expect(await show(tag, '')).toBe('The Latest | Review Two')
})

test('two tags each have their part', async () => {
  document.title = 'Review Three'
  const [one, other] = [place('div'), place('div')]
  await show(one, 'Page 2')
  expect(await show(other, 'Page 5')).toBe('Page 2 | Page 5 | Review Three')
  expect(await show(one, 'Page 3')).toBe('Page 3 | Page 5 | Review Three')
  expect(await show(one, '')).toBe('Page 5 | Review Three')
  await show(other, '')
})

test('the part of a tag that has left the document goes with the next change', async () => {
  document.title = 'Review Five'
  const [one, other] = [place('div'), place('div')]
  await show(one, 'Page 2')
  one.remove()
  expect(await show(other, 'Page 5')).toBe('Page 5 | Review Five')
  await show(other, '')
})

test('a title that the page sets itself stays, and so does one whose change the page refuses', async () => {
  document.title = 'Review Four'
  const tag = place('div')
  await show(tag, 'Page 2')
  document.title = 'An article'
  expect(await show(tag, '')).toBe('An article')
  requests.length = 0
  expect(await show(tag, 'Page 3', false)).toBe('An article')
  expect(requests.map(({ detail }) => detail)).toEqual([
    { title: 'Page 3 | An article', part: 'Page 3' },
  ])
  await show(tag, '')
})
