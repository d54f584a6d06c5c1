import { notify } from '@bindery/state/page/notifications.ts'
import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './notification-flyout.element.ts'

const tag = 'bindery-notification-flyout'
const box = page.getByRole('dialog')
const has = (name: string) =>
  expect.poll(() => focused()?.textContent?.trim() || focused()?.ariaLabel).toBe(name)

const setup = async (attributes: Record<string, string | true> = {}) => {
  const before = place('button', { id: 'there' }, 'Before')
  const after = place('button', {}, 'After')
  const { state, environment, elements } = await onPage({ [tag]: attributes })
  return { before, after, state, environment, element: elements[0] as HTMLElement }
}
const removed = () => ({ words: 'Removed from My Library', undo: { act: vi.fn<() => void>() } })

test('the notice shows its words, leaves focus alone, and reflects that it is open', async () => {
  const { before, state, element } = await setup()
  before.focus()
  notify(state, { words: 'Saved!' })
  await expect.element(box.getByText('Saved!')).toBeVisible()
  await has('Before')
  expect(element.hasAttribute('open')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  expect(element.hasAttribute('open')).toBe(false)
})

test('Tab leads to the undo and on, and focus returns to where it came from after the undo', async () => {
  const { before, state } = await setup()
  const notice = removed()
  before.focus()
  notify(state, notice)
  await expect.element(box).toBeVisible()
  await userEvent.tab()
  await has('Undo')
  await userEvent.tab({ shift: true })
  await has('Before')
  await userEvent.tab()
  await userEvent.tab()
  await has('Close')
  await userEvent.tab()
  await has('After')
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  await has('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).not.toBeInTheDocument()
  await has('Before')
  expect(notice.undo.act).toHaveBeenCalledTimes(1)
})

test('Tab leads to the undo after the focused element is removed, too', async () => {
  const { before, state } = await setup()
  before.focus()
  notify(state, removed())
  await expect.element(box).toBeVisible()
  before.remove()
  await userEvent.tab()
  await has('Undo')
})

test('focus moves to the anchor of the notice after the undo where nothing had focus', async () => {
  const { before, after, state } = await setup()
  // Focus this page first. Otherwise the keys can go to the page that embeds it.
  before.focus()
  before.blur()
  notify(state, { ...removed(), anchor: after })
  await expect.element(box).toBeVisible()
  await userEvent.tab()
  await has('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).not.toBeInTheDocument()
  await has('After')
})

test('a click outside closes a notice of words alone, but none with an undo', async () => {
  const { state } = await setup()
  notify(state, { words: 'Saved!' })
  await expect.element(box).toBeVisible()
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(box).not.toBeInTheDocument()
  notify(state, removed())
  await expect.element(box).toBeVisible()
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(box.getByRole('button', { name: 'Undo' })).toBeVisible()
  await box.getByRole('button', { name: 'Close' }).click()
  await expect.element(box).not.toBeInTheDocument()
})

test('an earlier undo stays as a line of its own', async () => {
  const { state } = await setup()
  const [first, second] = [removed(), { ...removed(), words: 'Unfollowed' }]
  notify(state, first)
  notify(state, second)
  await expect.element(box.getByText('Unfollowed')).toBeVisible()
  const line = box.getByRole('paragraph').filter({ hasText: 'Removed from My Library' })
  await line.getByRole('button', { name: 'Undo' }).click()
  // The undo button is removed, but the focus stays in the box.
  await expect.poll(focused).toBe(box.element())
  expect(first.undo.act).toHaveBeenCalledTimes(1)
  expect(second.undo.act).not.toHaveBeenCalled()
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(box.getByText('Unfollowed')).toBeVisible()
})

test('a notice at another anchor does not move the focus from an undo', async () => {
  const { before, after, state } = await setup()
  before.focus()
  notify(state, { ...removed(), anchor: before })
  await expect.element(box).toBeVisible()
  await userEvent.tab()
  await has('Undo')
  const undo = focused()
  notify(state, { words: 'Unfollowed', undo: { act: () => {} }, anchor: after })
  await expect.element(box.getByText('Unfollowed')).toBeVisible()
  expect(focused()).toBe(undo)
})

test('Escape closes the notice without reaching the page, and leaves it open while a letter is composed', async () => {
  const { before, state } = await setup()
  const heard = vi.fn()
  before.addEventListener('keydown', heard)
  before.focus()
  notify(state, removed())
  await expect.element(box).toBeVisible()
  const key = { key: 'Escape', bubbles: true, cancelable: true }
  before.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }))
  expect(heard).toHaveBeenCalledOnce()
  await expect.element(box).toBeVisible()
  expect(before.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(false)
  await expect.element(box).not.toBeInTheDocument()
  expect(heard).toHaveBeenCalledOnce()
})

test('the notice stands at its anchor, or else at the edge of the window', async () => {
  const { before, state } = await setup()
  before.style.cssText = 'position:fixed;inset-block-start:40px;inset-inline-start:60px'
  const back = notify(state, { words: 'Here', anchor: before })
  await expect
    .poll(() => box.element().getBoundingClientRect().top)
    .toBeCloseTo(before.getBoundingClientRect().bottom + 6, -1)
  back()
  await expect.element(box).not.toBeInTheDocument()
  notify(state, { words: 'There' })
  await expect
    .poll(() => innerHeight - box.element().getBoundingClientRect().bottom)
    .toBeCloseTo(16, 0)
})

test('a page opens the notice with words of its own, and only at an anchor that exists', async () => {
  const { element, environment } = await setup({ anchor: 'there' })
  element.append(place('p', {}, 'Words of the page'))
  element.toggleAttribute('open', true)
  await expect.element(page.getByText('Words of the page')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  expect(element.hasAttribute('open')).toBe(false)
  element.setAttribute('anchor', 'nowhere')
  element.toggleAttribute('open', true)
  await expect.poll(() => environment.warnings.join()).toMatch(/anchor="nowhere"/)
  await expect.poll(() => element.hasAttribute('open')).toBe(false)
})

test('a notice without words stays closed, and the console says why', async () => {
  const { element, environment } = await setup({ open: true })
  await expect
    .poll(() => environment.warnings)
    .toEqual([`<${tag} open>: allowed are words between the tags. It stays closed.`])
  expect(element.hasAttribute('open')).toBe(false)
  await expect.element(box).not.toBeInTheDocument()
})
