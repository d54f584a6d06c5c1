import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { Pagination } from './pagination.tsx'

const words = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  name: (at: number) => `Page ${at}`,
}
const numbers = () => page.getByRole('link', { name: /^Page / }).elements().length

test('a pagination has fewer numbers in a narrow window, and its current page is no link', async () => {
  await page.viewport(1000, 800)
  const go = vi.fn()
  mount(
    <Pagination
      {...words}
      page={10}
      pages={20}
      last={false}
      address={(at) => `#${at}`}
      onGo={go}
    />,
  )
  await expect.poll(numbers).toBe(4)
  await page.viewport(500, 800)
  await expect.poll(numbers).toBe(2)
  await page.viewport(1280, 800)
  await expect.poll(numbers).toBe(4)
  const current = page.getByText('Page 10')
  expect(current.element().closest('[aria-current=page]')).not.toBeNull()
  expect(current.element().closest('a')).toBeNull()
})

test('a pagination is narrow up to a window of 767 px', async () => {
  await page.viewport(767, 800)
  mount(<Pagination {...words} page={10} pages={20} last={false} onGo={() => {}} />)
  const shown = () => page.getByText(/^\d+$/).elements().length
  await expect.element(page.getByText('20')).toBeVisible()
  const narrow = shown()
  await page.viewport(768, 800)
  await expect.poll(shown).toBeGreaterThan(narrow)
  await page.viewport(767, 800)
  await expect.poll(shown).toBe(narrow)
  await page.viewport(1280, 800)
})

test('a pagination handles a plain click and leaves one with a modifier key to the browser', async () => {
  const go = vi.fn()
  mount(
    <Pagination {...words} page={1} pages={3} last={false} address={(at) => `#${at}`} onGo={go} />,
  )
  const next = page.getByRole('link', { name: 'Next' })
  await expect.element(next).toHaveAttribute('rel', 'next')
  await expect.element(page.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  await next.click({ modifiers: ['Shift'] })
  expect(go).not.toHaveBeenCalled()
  await next.click()
  expect(go.mock.calls).toEqual([[2]])
  expect(location.hash).toBe('')
})
