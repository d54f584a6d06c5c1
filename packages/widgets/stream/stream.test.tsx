import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './stream.element.ts'

const tag = 'bindery-stream'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const articles = () => page.getByRole('article').elements()
const titles = () => articles().map((one) => one.querySelector('a')?.textContent)
const pages = page.getByRole('navigation', { name: 'Pages' })

afterEach(() => page.viewport(1280, 800))

test('more is loaded up to two pages, and focus goes on with the first new entry', async () => {
  await onPage({ [tag]: { stream: 'search', 'page-size': '4' } })
  await expect.poll(() => articles().length).toBe(4)
  await button('Load more items').click()
  await expect.poll(() => articles().length).toBe(8)
  const focused = () =>
    articles().findIndex((one) => one.contains((one.getRootNode() as ShadowRoot).activeElement))
  await expect.poll(focused).toBe(4)
  await expect.element(button('Load more items')).not.toBeInTheDocument()
})

test('numbered pages: up to seven numbers, fewer on a narrow page, and gaps that lead nowhere', async () => {
  await onPage({ [tag]: { stream: 'search', 'page-size': '2', paging: 'numbers' } })
  await expect.element(button('Next')).toBeVisible()
  await expect.element(button('Previous')).not.toBeInTheDocument()
  expect(pages.getByText(/^\d+$/).elements()).toHaveLength(6)
  expect(pages.getByText('…').element().closest('a, button')).toBeNull()
  await button('Page 3').click()
  await expect.element(pages.getByText('Page 3')).toHaveAttribute('class', 'bindery-page-name')
  await expect.element(button('Previous')).toBeVisible()
  await page.viewport(400, 800)
  await expect.poll(() => pages.getByText(/^\d+$/).elements().length).toBeLessThan(6)
})

test('the list stays while another page is on its way, also when it does not come', async () => {
  const { mock } = await onPage({
    [tag]: { stream: 'search', 'page-size': '2', paging: 'numbers' },
  })
  await expect.poll(() => articles().length).toBe(2)
  const first = titles()
  await mock.faults([{ path: '/api/search', status: 503 }])
  await button('Page 2').click()
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  expect(titles()).toEqual(first)
  await mock.faults([])
  await button('Try again').click()
  await expect.poll(titles).not.toEqual(first)
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
