import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { act, render, screen } from '../../../tests/support/render.tsx'
import { Button } from '../button/button.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { useForm } from '../view/form-context.ts'
import { LightDom } from '../view/light-dom.tsx'
import { Field } from './field.tsx'
import { Form, type FormProps } from './form.tsx'

interface Account {
  email: string
  password: string
}

const required = ({ email, password }: Account) => ({
  email: email ? undefined : 'An address is needed.',
  password: password ? undefined : 'A password is needed.',
})

/** `aria-live` of an error: how a screen reader announces it if focus does not. */
const politeness = (error: Element | null) =>
  error?.closest('[aria-live]')?.getAttribute('aria-live')

function Status() {
  const { touched } = useForm()
  return <p>Left: {touched.join(', ') || 'none'}</p>
}

const SignIn = (props: Partial<FormProps<Account>>) => (
  <InShadowRoot>
    <LightDom>
      <Form
        name="account"
        defaultValues={{ email: '', password: '' }}
        validate={required}
        onSubmit={() => {}}
        {...props}
      >
        <Field
          name="email"
          label="E-mail"
          type="email"
          hint="The one you registered with"
          required
        />
        <Field name="password" label="Password" type="password" autoComplete="current-password" />
        <Button type="submit">Go</Button>
        <Button>Other</Button>
        <Status />
      </Form>
    </LightDom>
  </InShadowRoot>
)

const emailLocator = page.getByLabelText('E-mail')
const passwordLocator = page.getByLabelText('Password')
const goLocator = page.getByRole('button', { name: 'Go' })
const input = (field: typeof emailLocator) => field.element() as HTMLInputElement

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go' })

test('a form sends its values once for two clicks in one task', async () => {
  const pending = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => pending.promise)
  const { user } = render(<SignIn onSubmit={onSubmit} />)
  await user.type(email(), 'a@example.com')
  await user.type(password(), 'secret')
  act(() => {
    go().click()
    go().click()
  })
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@example.com', password: 'secret' })
  expect(go()).toHaveAttribute('aria-busy', 'true')
  act(() => go().click())
  expect(onSubmit).toHaveBeenCalledOnce()
  await act(async () => pending.resolve())
  expect(go()).not.toHaveAttribute('aria-busy')
  await user.click(go())
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('a form turns off spelling and native validation, and never puts values into an address', () => {
  render(<SignIn />)
  expect(email()).toHaveAttribute('aria-required', 'true')
  for (const field of [email(), password()]) {
    expect(field).toHaveAttribute('spellcheck', 'false')
    expect(field).toHaveAttribute('autocapitalize', 'off')
  }
  const { form } = email()
  // For a submit that no script handles.
  expect(form?.method).toBe('post')
  // Else the browser's own messages would come first.
  expect([email().required, form?.noValidate]).toEqual([false, true])
})

test('Enter in a field sends the form', async () => {
  const onSubmit = vi.fn()
  mount(<SignIn onSubmit={onSubmit} />)
  await emailLocator.fill('a@example.com')
  await passwordLocator.fill('secret')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a value that was filled in without an event survives a render and is sent', async () => {
  const onSubmit = vi.fn()
  const { rerender, user } = render(<SignIn onSubmit={onSubmit} />)
  expect(go()).toHaveAttribute('aria-disabled', 'true')
  email().value = 'filled@example.com'
  password().value = 'filled'
  rerender(<SignIn onSubmit={onSubmit} errors={{}} defaultValues={{ email: 'b', password: '' }} />)
  expect(email()).toHaveValue('filled@example.com')
  await user.click(go())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    email: 'filled@example.com',
    password: 'filled',
  })
})

test('the submit button notices a value filled in without an event when the pointer moves over it', async () => {
  mount(<SignIn />)
  await expect.element(goLocator).toHaveAttribute('aria-disabled', 'true')
  // The form reads its fields once more after the paint.
  await new Promise((resume) => requestIdleCallback(resume, { timeout: 2000 }))
  input(emailLocator).value = 'a'
  input(passwordLocator).value = 'b'
  await expect.element(goLocator).toHaveAttribute('aria-disabled', 'true')
  await emailLocator.hover()
  await goLocator.hover({ force: true })
  await expect.element(goLocator).not.toHaveAttribute('aria-disabled')
})

test('a click on the inactive submit button shows all errors and focuses the first invalid field', async () => {
  const onSubmit = vi.fn()
  const { user } = render(<SignIn onSubmit={onSubmit} />)
  expect(go()).toHaveAttribute('aria-disabled', 'true')
  expect(go().disabled).toBe(false)
  await user.click(go())
  expect(document.activeElement).toBe(email())
  expect(email()).toHaveAttribute('aria-invalid', 'true')
  expect(email()).toHaveAccessibleDescription('The one you registered with An address is needed.')
  expect(password()).toHaveAccessibleDescription('A password is needed.')
  // Focus already announces this error.
  expect(politeness(screen.getByText('An address is needed.'))).toBeUndefined()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(email(), 'a')
  expect(email()).not.toHaveAttribute('aria-invalid')
  expect(email()).toHaveAccessibleDescription('The one you registered with')
  await user.type(password(), 'b')
  expect(go()).not.toHaveAttribute('aria-disabled')
})

test('an error is announced each time if its field has focus already', async () => {
  const { user } = render(<SignIn />)
  await user.click(email())
  await user.keyboard('{Enter}')
  const first = screen.getByText('An address is needed.')
  expect(politeness(first)).toBe('polite')
  expect(politeness(screen.getByText('A password is needed.'))).toBeUndefined()
  expect(email()).toHaveAccessibleDescription('The one you registered with An address is needed.')
  await user.keyboard('{Enter}')
  const second = screen.getByText('An address is needed.')
  expect(second).not.toBe(first)
  expect(politeness(second)).toBe('polite')
  // Orca drops a message that equals the last one, so every second one ends with a no-break space.
  expect(second.textContent).not.toBe(first.textContent)
  await user.keyboard('{Enter}')
  expect(screen.getByText('An address is needed.').textContent).toBe(first.textContent)
})

test('a refusal of the server is announced each time if its field has focus already', async () => {
  const Refused = () => {
    const [errors, setErrors] = useState({})
    const onSubmit = async () => {
      setErrors({})
      await Promise.resolve()
      setErrors({ email: 'No such account.' })
    }
    return <SignIn errors={errors} onSubmit={onSubmit} />
  }
  const { user } = render(<Refused />)
  await user.type(password(), 'b')
  await user.type(email(), 'a{Enter}')
  const first = await screen.findByText('No such account.')
  expect(politeness(first)).toBe('polite')
  await user.keyboard('{Enter}')
  await expect.poll(() => screen.queryByText('No such account.') === first).toBe(false)
  const second = await screen.findByText('No such account.')
  expect(politeness(second)).toBe('polite')
  expect(second.textContent).not.toBe(first.textContent)
  // By the button, focus moves to the field and announces it.
  await user.click(go())
  expect(document.activeElement).toBe(email())
  expect(politeness(await screen.findByText('No such account.'))).toBeUndefined()
})

test('an error shows when focus leaves its field, but not while the pointer presses something', async () => {
  const onTouched = vi.fn()
  mount(<SignIn onTouched={onTouched} />)
  await emailLocator.fill('a')
  await emailLocator.clear()
  await page.getByRole('button', { name: 'Other' }).click()
  await expect.element(page.getByText('Left: email')).toBeVisible()
  await expect.element(emailLocator).not.toHaveAttribute('aria-invalid')
  input(emailLocator).focus()
  await userEvent.tab()
  await expectFocus(passwordLocator)
  await expect.element(emailLocator).toHaveAttribute('aria-invalid', 'true')
  await expect.element(passwordLocator).not.toHaveAttribute('aria-invalid')
  // Focus is elsewhere, so only the live region announces it.
  const error = page.getByText('An address is needed.')
  await expect.poll(() => politeness(error.element())).toBe('polite')
  expect(onTouched).toHaveBeenCalledWith('email')
})

test('a field that focus only passes through shows no error', async () => {
  mount(<SignIn />)
  await emailLocator.click()
  await userEvent.tab()
  await expectFocus(passwordLocator)
  await expect.element(page.getByText('Left: email')).toBeVisible()
  await expect.element(emailLocator).not.toHaveAttribute('aria-invalid')
})

test('an error shows when Tab leaves the field for a button, or when the page blurs it', async () => {
  mount(<SignIn />)
  await passwordLocator.fill('a')
  await passwordLocator.clear()
  await userEvent.tab()
  await expectFocus(goLocator)
  await expect.element(passwordLocator).toHaveAccessibleDescription('A password is needed.')
  await emailLocator.fill('a')
  await emailLocator.clear()
  input(emailLocator).blur()
  await expect.element(emailLocator).toHaveAttribute('aria-invalid', 'true')
})

test('a field that the server refused is marked and focused, also when it is refused again', async () => {
  const Refused = () => <SignIn errors={{ email: true, password: 'No such account.' }} />
  const { rerender, user } = render(<SignIn />)
  await user.type(email(), 'a')
  await user.type(password(), 'b')
  rerender(<Refused />)
  expect(document.activeElement).toBe(email())
  expect(email()).toHaveAttribute('aria-invalid', 'true')
  expect(password()).toHaveAccessibleDescription('No such account.')
  await user.type(email(), 'c')
  await user.type(password(), 'd')
  expect(password()).not.toHaveAttribute('aria-invalid')
  rerender(<Refused />)
  expect(password()).not.toHaveAttribute('aria-invalid')
  await user.click(go())
  expect(password()).toHaveAttribute('aria-invalid', 'true')
  expect(politeness(screen.getByText('No such account.'))).toBeUndefined()
  expect(document.activeElement).toBe(email())
  rerender(<SignIn />)
  expect(password()).not.toHaveAttribute('aria-invalid')
})

test('a form reports its draft at each key, and values filled in without an event when it unmounts', async () => {
  const onDraft = vi.fn()
  const { unmount, user } = render(<SignIn onDraft={onDraft} />)
  await user.type(email(), 'a@example.com')
  expect(onDraft).toHaveBeenLastCalledWith({ email: 'a@example.com', password: '' })
  password().value = 'filled'
  unmount()
  expect(onDraft).toHaveBeenLastCalledWith({ email: 'a@example.com', password: 'filled' })
})

test('a form shows its draft, and reports no draft at unmount once it was sent', async () => {
  const onDraft = vi.fn()
  const onSubmit = vi.fn(() => onDraft.mockClear())
  const defaultValues = { email: 'kept@example.com', password: 'kept' }
  const { unmount, user } = render(<SignIn {...{ onDraft, onSubmit, defaultValues }} />)
  expect(email()).toHaveValue('kept@example.com')
  await user.click(go())
  expect(onSubmit).toHaveBeenCalledWith(defaultValues)
  unmount()
  expect(onDraft).not.toHaveBeenCalled()
})

test('two forms with the same fields share no id, and each label focuses its own input', async () => {
  mount(<SignIn />)
  mount(<SignIn />)
  await expect.poll(() => emailLocator.elements().length).toBe(2)
  const ids = [...document.querySelectorAll('[data-bindery-light] [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  await page.getByText('E-mail').nth(1).click()
  expect(document.activeElement).toBe(emailLocator.elements()[1])
})
