import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import { holdCalls } from '../test/page.ts'
import './gift-button.element.ts'
import './gift-flyout.element.ts'

const box = page.getByRole('dialog', { name: 'Gift this article' })
const button = page.getByRole('button', { name: 'Gift this article' })
const field = box.getByRole('textbox', { name: 'Gift link' })
const make = box.getByRole('button', { name: 'Make the link' })
const path = '/api/article-gift/give-gift'

const setup = (reader = 'good@example.com') =>
  onPage({ 'bindery-gift-button': { url: '/2026/10/a' }, 'bindery-gift-flyout': {} }, { reader })

test('the flyout shows the link and how many gifts are left, and copies the link', async () => {
  const { elements, state } = await setup()
  const heard: unknown[] = []
  elements[0]?.addEventListener('bindery-gifted', (event) =>
    heard.push((event as CustomEvent).detail.left),
  )
  await button.click()
  await make.click()
  await expect.element(field).toHaveValue(expect.stringMatching(/\/2026\/10\/a\?gift=\w+$/))
  await expect.element(box.getByText('9 gifts left')).toBeVisible()
  expect(state.liveRegion.$announcement.get().text).toBe('The gift link is ready. 9 gifts left.')
  expect(heard).toEqual([9])
  await box.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(box.getByRole('status')).not.toBeEmptyDOMElement()
})

test('the flyout shows a progress bar with a name while the link is loading', async () => {
  const { environment } = await setup()
  const go = holdCalls(environment, path)
  await button.click()
  await make.click()
  await expect.element(box.getByRole('progressbar')).toHaveAccessibleName(/\S/)
  await expect.element(field).not.toBeInTheDocument()
  go()
  await expect.element(field).toBeVisible()
  await expect.element(box.getByRole('progressbar')).not.toBeInTheDocument()
})

test('a failure keeps keyboard focus in the flyout, and Escape returns it to the button', async () => {
  const { mock } = await setup()
  await mock.faults([{ method: 'POST', path, status: 500, times: 1 }])
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(() => focused()?.textContent).toBe('Make the link')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(box.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.')
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(() => focused()?.textContent).toBe('Try again')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toBeVisible()
  await expect.poll(() => focused()?.tagName).toBe('H2')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button.element())
})

test('the flyout shows an alert when no gifts are left', async () => {
  const { mock } = await setup('reader@example.com')
  await mock.faults([{ method: 'POST', path, status: 403, body: { code: 'gifts_spent' } }])
  await button.click()
  await make.click()
  await expect.element(box.getByRole('alert')).toHaveTextContent('You have no gifts left.')
  await expect.element(field).not.toBeInTheDocument()
})

test('a double click opens the flyout without a request, and another makes one link', async () => {
  const { posts } = await setup()
  await button.dblClick()
  expect(await posts(path)).toHaveLength(0)
  await make.dblClick()
  await expect.element(field).toBeVisible()
  expect(await posts(path)).toHaveLength(1)
})
