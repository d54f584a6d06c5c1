import { savedOf } from '@bindery/state/library/saved.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import { failedAtOnce, holdCalls } from '../test/page.ts'
import './stream.element.ts'

const tag = 'bindery-stream'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const articles = () => page.getByRole('article').elements()
const titles = () => articles().map((one) => one.querySelector('a')?.textContent)
const pages = page.getByRole('navigation', { name: 'Pages' })

afterEach(() => page.viewport(1280, 800))

test('the stream loads more up to two pages, and focus moves to the first new entry', async () => {
  await onPage({ [tag]: { stream: 'search', 'page-size': '4' } })
  await expect.poll(() => articles().length).toBe(4)
  await button('Load more items').click()
  await expect.poll(() => articles().length).toBe(8)
  const focused = () =>
    articles().findIndex((one) => one.contains((one.getRootNode() as ShadowRoot).activeElement))
  await expect.poll(focused).toBe(4)
  await expect.element(button('Load more items')).not.toBeInTheDocument()
})

test('a screen reader says no dot between the facts of an entry', async () => {
  await onPage({ [tag]: { stream: 'search', 'page-size': '4' } })
  await expect.poll(() => articles().length).toBe(4)
  const facts = articles()[0]?.querySelector('.bindery-entry-facts')?.cloneNode(true) as Element
  expect(facts.textContent).toContain(' · ')
  for (const hidden of facts.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  expect(facts.textContent).not.toContain('·')
})

test('a stream without a name is the latest', async () => {
  const { mock } = await onPage({ [tag]: {} })
  await expect.poll(() => articles().length).toBe(8)
  const calls = (await mock.calls()).map(({ path }) => path)
  expect(calls.filter((path) => /\/\d\/8$/.test(path))).toEqual(['/api/latest/0/8'])
})

test('a list of 5,000 entries is drawn in pages, and leads on by a button', async () => {
  const { mock } = await onPage({})
  const entry = Array.from({ length: 5000 }, (_, at) => ({
    id: `${at}`,
    title: `No. ${at}`,
    content: { src: `/${at}` },
  }))
  const body = JSON.stringify({ entry, page: { last: true } })
  await mock.faults([{ path: '/api/latest', body }])
  place(tag, {})
  await expect.poll(() => articles().length).toBe(8)
  await button('Load more items').click()
  await expect.poll(() => articles().length).toBe(16)
  await button('More on the next page').click()
  await expect.poll(() => titles()[0]).toBe('No. 16')
  const focused = () =>
    articles().findIndex((one) => one.contains((one.getRootNode() as ShadowRoot).activeElement))
  await expect.poll(focused).toBe(0)
  await button('Previous').click()
  await expect.poll(() => titles()[0]).toBe('No. 0')
  expect((await mock.calls()).filter(({ path }) => path.includes('latest'))).toHaveLength(1)
})

test('the navigation shows up to seven numbers, fewer on a narrow page, and gaps that are no links', async () => {
  await onPage({ [tag]: { stream: 'search', 'page-size': '2', paging: 'numbers' } })
  await expect.element(button('Next')).toBeVisible()
  await expect.element(button('Previous')).not.toBeInTheDocument()
  expect(pages.getByText(/^\d+$/).elements()).toHaveLength(6)
  expect(pages.getByText('…').element().closest('a, button')).toBeNull()
  await button('Page 3').click()
  await expect
    .element(pages.getByText('Page 3'))
    .toHaveAttribute('class', 'bindery-visually-hidden')
  await expect.element(button('Previous')).toBeVisible()
  await page.viewport(400, 800)
  await expect.poll(() => pages.getByText(/^\d+$/).elements().length).toBeLessThan(6)
})

test('the list stays while another page loads, also when that fails', async () => {
  const { mock } = await onPage({
    [tag]: { stream: 'search', 'page-size': '2', paging: 'numbers' },
  })
  await expect.poll(() => articles().length).toBe(2)
  const first = titles()
  await mock.faults([{ path: '/api/search', status: failedAtOnce }])
  await button('Page 2').click()
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  expect(titles()).toEqual(first)
  await mock.faults([])
  await button('Try again').click()
  await expect.poll(titles).not.toEqual(first)
})

test('the list is marked as busy while a page loads', async () => {
  const { environment, elements } = await onPage({
    [tag]: { stream: 'search', 'page-size': '2', paging: 'numbers' },
  })
  const busy = () =>
    elements[0]?.shadowRoot?.querySelector('[aria-busy]')?.getAttribute('aria-busy')
  await expect.poll(() => articles().length).toBe(2)
  expect(busy()).toBe('false')
  const go = holdCalls(environment, '/api/search')
  await button('Page 2').click()
  await expect.poll(busy).toBe('true')
  go()
  await expect.poll(busy).toBe('false')
})

test('another stream begins with its first page', async () => {
  const { elements } = await onPage({
    [tag]: { stream: 'search', 'page-size': '2', paging: 'numbers' },
  })
  await button('Page 2').click()
  await expect.element(button('Previous')).toBeVisible()
  elements[0]?.setAttribute('stream', 'latest')
  await expect.element(button('Previous')).not.toBeInTheDocument()
  await expect.poll(() => articles().length).toBe(2)
})

const many = (count: number, isPaywallEnabled = false) => ({
  path: '/api/latest',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    entry: [...Array(count).keys()].map((id) => ({
      id: `${id}`,
      title: `Entry ${id}`,
      content: {
        src: `/2026/01/${id}`,
        ...(id < 2
          ? { hasDownloads: true, downloads: [{ link: `${id}.svg`, format: 'SVG' }] }
          : {}),
      },
    })),
    page: { last: true, total: count },
    isPaywallEnabled,
  }),
})

test('an entry that changes among many leaves the others as they are rendered', async () => {
  const { elements, mock, state } = await onPage({}, { reader: 'reader@example.com' })
  expect(elements).toEqual([])
  await mock.faults([many(100)])
  place(tag, { 'page-size': '100' })
  await expect.poll(() => articles().length).toBe(100)
  const before = articles()
  // The browser skips the layout of the second list while it is far away.
  const lists = [...new Set(before.map((one) => one.closest('ol')))]
  expect(lists.map((list) => list?.childElementCount)).toEqual([50, 50])
  expect(lists.map((list) => list && getComputedStyle(list).contentVisibility)).toEqual([
    'visible',
    'auto',
  ])
  let changes = 0
  const look = new MutationObserver((records) => {
    changes += records.length
  })
  for (const list of lists) {
    if (list)
      look.observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
  }
  await savedOf(state).save({ id: '7', title: 'Entry 7', url: '/2026/01/7' })
  await expect.element(button('Saved “Entry 7”')).toHaveAttribute('aria-pressed', 'true')
  expect(articles()).toEqual(before)
  // The text, the label and the state of one button.
  expect(changes).toBeLessThanOrEqual(3)
})

test.each([
  [false, '/visual-library/download/'],
  [true, '/2026/01/0'],
])('the download link with the paywall set to %s leads to %s', async (isPaywallEnabled, path) => {
  const { mock } = await onPage({}, { reader: 'good@example.com' })
  await mock.faults([many(2, isPaywallEnabled)])
  place(tag, {})
  const link = page.getByRole('link', { name: 'Download SVG of Entry 0' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(path))
  // With the paywall, the link leads to the page that offers the file, and downloads nothing.
  expect(link.element().hasAttribute('download')).toBe(!isPaywallEnabled)
})
