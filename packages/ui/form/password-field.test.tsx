import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { act, fireEvent, render, screen } from '../../../tests/support/render.tsx'
import { Button } from '../button/button.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { LightDom } from '../view/light-dom.tsx'
import { Form, type FormProps } from './form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

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
/** Moves the fake clock and flushes what the timers render. */
const advance = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

const shared = { name: 'password', label: 'Password', hint: 'Of the door', words }

const password = page.getByLabelText('Password')
const input = () => password.element() as HTMLInputElement

describe('a password field', () => {
  const show = page.getByRole('button', { name: 'Show Password' })
  const hide = page.getByRole('button', { name: 'Hide Password' })
  const setup = (props: Partial<FormProps<Door>> = {}) =>
    mount(
      <InShadowRoot>
        <LightDom>
          <Form name="door" defaultValues={{ password: '' }} onSubmit={() => {}} {...props}>
            <PasswordField {...shared} autoComplete="current-password" />
            <Button type="submit">Go</Button>
          </Form>
        </LightDom>
      </InShadowRoot>,
    )

  test('the button shows and hides the password and keeps value and selection', async () => {
    setup()
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

  test('the focus ring of the field lies around its button, too', async () => {
    setup()
    await password.fill('open sesame')
    const frame = input().parentElement as HTMLElement
    expect(frame.contains(show.element())).toBe(true)
    expect(getComputedStyle(frame).outline).toMatch(/^rgb\(.*\) solid 2px$/)
    expect(getComputedStyle(input()).outlineColor).toBe('rgba(0, 0, 0, 0)')
    await userEvent.tab()
    await expectFocus(show)
    expect(getComputedStyle(frame).outlineStyle).toBe('none')
  })

  test('the button keeps focus when the keyboard presses it', async () => {
    setup()
    await password.click()
    await userEvent.keyboard('abc{Tab}')
    await expectFocus(show)
    await userEvent.keyboard(' ')
    expect(input()).toMatchObject({ type: 'text', value: 'abc' })
    await expectFocus(hide)
  })

  test('the password is hidden again at each submit, valid or not', async () => {
    const typeAtSubmit = vi.fn(() => input().type)
    setup({
      onSubmit: typeAtSubmit,
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
    expect(typeAtSubmit).toHaveReturnedWith('password')
    await expect.element(show).toBeVisible()
  })

  test('the field allows pasting, and sends a value that was filled in without an event', async () => {
    const onSubmit = vi.fn()
    setup({ onSubmit })
    await password.click()
    expect(input().dispatchEvent(new ClipboardEvent('paste', { cancelable: true }))).toBe(true)
    input().value = 'from the manager'
    await show.click()
    await page.getByRole('button', { name: 'Go' }).click()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ password: 'from the manager' })
  })

  test('the button is big enough for a finger', async () => {
    setup()
    await expect.element(show).toBeVisible()
    const { width, height } = show.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})

describe('a new password field', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const door = (
    <InShadowRoot>
      <LightDom>
        <Form name="door" defaultValues={{ password: '' }} onSubmit={() => {}}>
          <NewPasswordField {...shared} checklist={checklist} />
          <Button type="submit">Go</Button>
        </Form>
      </LightDom>
    </InShadowRoot>
  )
  const field = () => screen.getByLabelText<HTMLInputElement>('Password')
  const rule = (text: string) => screen.getByText(text).closest('li')

  test('the checklist follows what is typed', async () => {
    const { user } = render(door)
    expect(field()).toHaveAccessibleDescription('Four characters One digit Of the door')
    expect(rule('One digit')).toHaveTextContent('One digit not met')
    await user.type(field(), '1')
    expect(rule('One digit')).toHaveTextContent('One digit met')
    expect(rule('Four characters')).toHaveTextContent('Four characters not met')
    await user.clear(field())
    expect(rule('One digit')).toHaveTextContent('One digit not met')
  })

  test('the checklist notices a value filled in without an event when the pointer moves over the form', async () => {
    mount(door)
    await expect.element(password).toBeVisible()
    input().value = 'abc4'
    await page.getByRole('button', { name: 'Go' }).hover()
    const line = page.getByRole('listitem').filter({ hasText: 'One digit' })
    await expect.element(line).toHaveTextContent('One digit met')
  })

  test('the live region says what is missing when typing pauses, not at each key', async () => {
    const { container } = render(door)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const announced = () =>
      container.querySelector('.bindery-visually-hidden[aria-live]')?.textContent
    const type = (value: string) => {
      fireEvent.input(field(), { target: { value } })
      return advance(400)
    }
    await type('a')
    await type('ab')
    await type('ab1')
    expect(announced()).toBe('')
    await advance(1000)
    expect(announced()).toBe('Still missing: Four characters')
    await type('ab12')
    await advance(1000)
    expect(announced()).toBe('All is well.')
  })
})
