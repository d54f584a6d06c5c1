import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { CopyField } from './copy-field.tsx'

const words = { copy: 'Copy', copied: 'It is copied.', refused: 'It is selected: copy it.' }
const field = page.getByLabelText('Link')
const button = page.getByRole('button', { name: 'Copy' })
const show = (props: { rows?: number; onCopied?: () => void } = {}) =>
  mount(
    <InShadowRoot>
      <CopyField label="Link" value="https://example.com/a" words={words} {...props} />
    </InShadowRoot>,
  )
const selected = () => {
  const { value, selectionStart, selectionEnd } = field.element() as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** The browser refuses the Clipboard API; `old` is the result of `execCommand`. */
const refuse = (old: boolean) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'))
  vi.spyOn(document, 'execCommand').mockReturnValue(old)
}

test('the button copies and announces it each time', async () => {
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

test('the button falls back to `execCommand` and keeps focus', async () => {
  refuse(true)
  show()
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It is copied.')
  await expectFocus(button)
})

test.for([1, 3])('the field selects its text if copying is refused (%i lines)', async (rows) => {
  refuse(false)
  show({ rows })
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It is selected: copy it.')
  await expectFocus(field)
  expect(selected()).toBe('https://example.com/a')
})

test('the field selects its text on focus', async () => {
  show()
  await field.click()
  await expect.poll(selected).toBe('https://example.com/a')
})

test('the field takes focus only once from a page that takes it back', async () => {
  const pageButton = document.body.appendChild(document.createElement('button'))
  const asked: EventTarget[] = []
  const enforce = ({ target }: FocusEvent) => {
    if (target === pageButton || asked.length > 9) return
    asked.push(target as EventTarget)
    pageButton.focus()
  }
  show()
  await expect.element(field).toBeVisible()
  // Captures, as old versions of jQuery UI do.
  document.addEventListener('focus', enforce, true)
  field.element().focus()
  document.removeEventListener('focus', enforce, true)
  expect(asked).toHaveLength(1)
  await expectFocus(page.elementLocator(pageButton))
  pageButton.remove()
})
