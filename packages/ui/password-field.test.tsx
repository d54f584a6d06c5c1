import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Form, type FormProps } from './form.tsx'
import { LightDom } from './light-dom.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

const words = {
  show: 'Show',
  hide: 'Hide',
  met: 'met',
  unmet: 'not met',
  allMet: 'All is well.',
  missing: ({ rules }: { rules: string }) => `Still missing: ${rules}`,
}
const checklist = [
  { text: 'Four characters', met: (value: string) => value.length >= 4 },
  { text: 'One digit', met: (value: string) => /\d/.test(value) },
]
interface Door {
  password: string
}

const place = (field: typeof PasswordField | null, props: Partial<FormProps<Door>> = {}) => {
  const shared = { name: 'password', label: 'Password', hint: 'Of the door', words }
  return mount(
    <Stage>
      <LightDom>
        <Form name="door" defaultValues={{ password: '' }} onSubmit={() => {}} {...props}>
          {field ? (
            <PasswordField {...shared} autoComplete="current-password" />
          ) : (
            <NewPasswordField {...shared} checklist={checklist} />
          )}
          <Button type="submit">Go</Button>
        </Form>
      </LightDom>
    </Stage>,
  )
}

const password = page.getByLabelText('Password')
const show = page.getByRole('button', { name: 'Show Password' })
const hide = page.getByRole('button', { name: 'Hide Password' })
const input = () => password.element() as HTMLInputElement

describe('a password', () => {
  test('is shown and hidden, with what is typed and where', async () => {
    place(PasswordField)
    await password.fill('open sesame')
    input().setSelectionRange(4, 6)
    await show.click()
    expect(input()).toMatchObject({ type: 'text', value: 'open sesame' })
    await expectFocus(password)
    expect([input().selectionStart, input().selectionEnd]).toEqual([4, 6])
    await userEvent.keyboard('ed')
    await hide.click()
    expect(input()).toMatchObject({ type: 'password', value: 'opened' + 'esame' })
    expect(input().autocomplete).toBe('current-password')
  })

  test('by the keyboard, the button keeps the focus', async () => {
    place(PasswordField)
    await password.click()
    await userEvent.keyboard('abc{Tab}')
    await expectFocus(show)
    await userEvent.keyboard(' ')
    expect(input()).toMatchObject({ type: 'text', value: 'abc' })
    await expectFocus(hide)
  })

  test('is hidden before it is sent, whether it is sent or not', async () => {
    const seen = vi.fn(() => input().type)
    place(PasswordField, {
      onSubmit: seen,
      validate: ({ password }) => (password ? {} : { password: 'Missing' }),
    })
    await show.click()
    await page.getByRole('button', { name: 'Go' }).click({ force: true })
    await expect.element(show).toBeVisible()
    await expect.element(password).toHaveAccessibleDescription('Of the door Missing')
    await password.fill('abc')
    await show.click()
    await userEvent.click(password)
    await userEvent.keyboard('{Enter}')
    expect(seen).toHaveReturnedWith('password')
    await expect.element(show).toBeVisible()
  })

  test('may be pasted, and filled without a word', async () => {
    const sent = vi.fn()
    place(PasswordField, { onSubmit: sent })
    await password.click()
    expect(input().dispatchEvent(new ClipboardEvent('paste', { cancelable: true }))).toBe(true)
    input().value = 'from the manager'
    await show.click()
    await page.getByRole('button', { name: 'Go' }).click()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'from the manager' })
  })

  test('the button is big enough for a finger', async () => {
    place(PasswordField)
    await expect.element(show).toBeVisible()
    const { width, height } = show.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})

describe('a new password', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text })

  test('ticks off its rules while it is typed', async () => {
    place(null)
    await expect
      .element(password)
      .toHaveAccessibleDescription('Four characters One digit Of the door')
    await expect.element(line('One digit')).toHaveTextContent('One digit not met')
    await password.fill('1')
    await expect.element(line('One digit')).toHaveTextContent('One digit met')
    await expect.element(line('Four characters')).toHaveTextContent('Four characters not met')
    await password.fill('')
    await expect.element(line('One digit')).toHaveTextContent('One digit not met')
  })

  test('sees what was filled without a word, when the reader comes by', async () => {
    place(null)
    await expect.element(password).toBeVisible()
    input().value = 'abc4'
    await page.getByRole('button', { name: 'Go' }).hover()
    await expect.element(line('One digit')).toHaveTextContent('One digit met')
  })

  test('says what is missing when typing pauses, not at each key', async () => {
    const { container } = place(null)
    await password.click()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const said = () =>
      container.ownerDocument.querySelector('.bindery-unseen[aria-live]')?.textContent
    const type = (value: string) => {
      input().value = value
      input().dispatchEvent(new InputEvent('input', { bubbles: true }))
      return vi.advanceTimersByTimeAsync(400)
    }
    await type('a')
    await type('ab')
    await type('ab1')
    expect(said()).toBe('')
    vi.advanceTimersByTime(1000)
    await vi.waitFor(() => expect(said()).toBe('Still missing: Four characters'))
    await type('ab12')
    vi.advanceTimersByTime(1000)
    await vi.waitFor(() => expect(said()).toBe('All is well.'))
  })
})
