import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { CopyField } from './copy-field.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

const words = { copy: 'Copy', copied: 'It is copied.', refused: 'It is selected: copy it.' }
const field = page.getByLabelText('Link')
const button = page.getByRole('button', { name: 'Copy' })
const show = (props: { rows?: number; onCopied?: () => void } = {}) =>
  mount(
    <Stage>
      <CopyField label="Link" value="https://example.com/a" words={words} {...props} />
    </Stage>,
  )
const selected = () => {
  const { value, selectionStart, selectionEnd } = field.element() as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** A browser that lets nobody at its clipboard. */
const refuse = (old: boolean) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'))
  vi.spyOn(document, 'execCommand').mockReturnValue(old)
}

test('copies, and says so each time', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const copied = vi.fn()
  show({ onCopied: copied })
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It is copied.')
  const first = page.getByText('It is copied.').element()
  await button.click()
  await expect.poll(() => page.getByText('It is copied.').element() !== first).toBe(true)
  expect(write.mock.calls).toEqual([['https://example.com/a'], ['https://example.com/a']])
  expect(copied).toHaveBeenCalledTimes(2)
})

test('the older way, where the clipboard is refused; focus stays on the button', async () => {
  refuse(true)
  show()
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It is copied.')
  await expectFocus(button)
})

test.for([1, 3])('refused altogether: all is selected for the reader (%i lines)', async (rows) => {
  refuse(false)
  show({ rows })
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It is selected: copy it.')
  await expectFocus(field)
  expect(selected()).toBe('https://example.com/a')
})

test('selects itself when it gets focus', async () => {
  show()
  await field.click()
  await expect.poll(selected).toBe('https://example.com/a')
})

test('a page that takes focus back at once has it, and is not asked again', async () => {
  const theirs = document.body.appendChild(document.createElement('button'))
  const asked: EventTarget[] = []
  const enforce = ({ target }: FocusEvent) => {
    if (target === theirs || asked.length > 9) return
    asked.push(target as EventTarget)
    theirs.focus()
  }
  show()
  await expect.element(field).toBeVisible()
  // As the jQuery of its time did: before anybody on the way there.
  document.addEventListener('focus', enforce, true)
  field.element().focus()
  document.removeEventListener('focus', enforce, true)
  expect(asked).toHaveLength(1)
  await expectFocus(page.elementLocator(theirs))
  theirs.remove()
})
