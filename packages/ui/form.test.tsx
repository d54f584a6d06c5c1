import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Form, type FormProps } from './form.tsx'
import { useForm } from './form-context.ts'
import { LightDom } from './light-dom.tsx'
import { Select } from './select.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

interface Account {
  email: string
  password: string
}

const required = ({ email, password }: Account) => ({
  email: email ? undefined : 'An address is needed.',
  password: password ? undefined : 'A password is needed.',
})

/** How a screen reader hears of an error, besides with focus. */
const spoken = (error: string) =>
  page.getByText(error).element().closest('[aria-live]')?.getAttribute('aria-live')

function Status() {
  const { touched } = useForm()
  return <p>Left: {touched.join(', ') || 'none'}</p>
}

const SignIn = (props: Partial<FormProps<Account>>) => (
  <Stage>
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
  </Stage>
)

const email = page.getByLabelText('E-mail')
const password = page.getByLabelText('Password')
const go = page.getByRole('button', { name: 'Go' })
const input = (field: typeof email) => field.element() as HTMLInputElement

test('sends what was typed, once for two clicks in one task', async () => {
  const pending = Promise.withResolvers<void>()
  const send = vi.fn(() => pending.promise)
  mount(<SignIn onSubmit={send} />)
  await email.fill('a@example.com')
  await password.fill('secret')
  const button = go.element() as HTMLButtonElement
  button.click()
  button.click()
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'a@example.com', password: 'secret' })
  await expect.element(go).toHaveAttribute('aria-busy', 'true')
  button.click()
  expect(send).toHaveBeenCalledOnce()
  pending.resolve()
  await expect.element(go).not.toHaveAttribute('aria-busy')
  button.click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('what is typed is corrected by nobody, checked by us, and in no address', async () => {
  mount(<SignIn />)
  await expect.element(email).toHaveAttribute('aria-required', 'true')
  for (const field of [email, password]) {
    await expect.element(field).toHaveAttribute('spellcheck', 'false')
    await expect.element(field).toHaveAttribute('autocapitalize', 'off')
  }
  const { form } = input(email)
  // Where the script could not deal with it.
  expect(form?.method).toBe('post')
  // The browser's own words would come first.
  expect([input(email).required, form?.noValidate]).toEqual([false, true])
})

test('Enter sends', async () => {
  const send = vi.fn()
  mount(<SignIn onSubmit={send} />)
  await email.fill('a@example.com')
  await password.fill('secret')
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('a value that came without any event survives a render and is sent', async () => {
  const send = vi.fn()
  const view = mount(<SignIn onSubmit={send} />)
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  input(email).value = 'filled@example.com'
  input(password).value = 'filled'
  view.rerender(<SignIn onSubmit={send} errors={{}} defaultValues={{ email: 'b', password: '' }} />)
  await expect.element(email).toHaveValue('filled@example.com')
  await go.click()
  expect(send).toHaveBeenCalledExactlyOnceWith({
    email: 'filled@example.com',
    password: 'filled',
  })
})

test('what was filled in without a word is seen when the pointer comes by', async () => {
  mount(<SignIn />)
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  // The form looks once more when it has been painted.
  await new Promise((resume) => requestIdleCallback(resume))
  input(email).value = 'a'
  input(password).value = 'b'
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  await email.hover()
  await go.hover({ force: true })
  await expect.element(go).not.toHaveAttribute('aria-disabled')
})

test('a click on the inactive button names the first fault and goes there', async () => {
  const send = vi.fn()
  mount(<SignIn onSubmit={send} />)
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  expect((go.element() as HTMLButtonElement).disabled).toBe(false)
  ;(go.element() as HTMLButtonElement).click()
  await expectFocus(email)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(email)
    .toHaveAccessibleDescription('The one you registered with An address is needed.')
  await expect.element(password).toHaveAccessibleDescription('A password is needed.')
  // Focus reads it out: the live region says it only when focus is elsewhere.
  await expect.poll(() => spoken('An address is needed.')).toBe('off')
  expect(send).not.toHaveBeenCalled()
  await email.fill('a')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await expect.element(email).toHaveAccessibleDescription('The one you registered with')
  await password.fill('b')
  await expect.element(go).not.toHaveAttribute('aria-disabled')
})

test('an error waits until focus goes on, and nothing moves from under the pointer', async () => {
  const onTouched = vi.fn()
  mount(<SignIn onTouched={onTouched} />)
  await email.fill('a')
  await email.clear()
  await page.getByRole('button', { name: 'Other' }).click()
  await expect.element(page.getByText('Left: email')).toBeVisible()
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  input(email).focus()
  await userEvent.tab()
  await expectFocus(password)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  // Focus is elsewhere: only the live region says it.
  await expect.poll(() => spoken('An address is needed.')).toBe('polite')
  expect(onTouched).toHaveBeenCalledWith('email')
})

test('who only passes through a field is told nothing', async () => {
  mount(<SignIn />)
  await email.click()
  await userEvent.tab()
  await expectFocus(password)
  await expect.element(page.getByText('Left: email')).toBeVisible()
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('an error shows when the keyboard leaves a field for a button, or the page takes focus away', async () => {
  mount(<SignIn />)
  await password.fill('a')
  await password.clear()
  await userEvent.tab()
  await expectFocus(go)
  await expect.element(password).toHaveAccessibleDescription('A password is needed.')
  await email.fill('a')
  await email.clear()
  input(email).blur()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
})

test('what the server refuses is marked, focused, and again at the same refusal', async () => {
  const Refused = () => <SignIn errors={{ email: true, password: 'No such account.' }} />
  const view = mount(<SignIn />)
  await email.fill('a')
  await password.fill('b')
  view.rerender(<Refused />)
  await expectFocus(email)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveAccessibleDescription('No such account.')
  await email.fill('c')
  await password.fill('d')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  view.rerender(<Refused />)
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await go.click()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => spoken('No such account.')).toBe('off')
  await expectFocus(email)
  view.rerender(<SignIn />)
  await expect.element(password).not.toHaveAttribute('aria-invalid')
})

test('drafts: at each key, and what was filled silently when the form goes away', async () => {
  const onDraft = vi.fn()
  const view = mount(<SignIn onDraft={onDraft} />)
  await email.fill('a@example.com')
  expect(onDraft).toHaveBeenLastCalledWith({ email: 'a@example.com', password: '' })
  input(password).value = 'filled'
  view.unmount()
  expect(onDraft).toHaveBeenLastCalledWith({ email: 'a@example.com', password: 'filled' })
})

test('a draft is shown again; what was sent is not kept when the form goes away', async () => {
  const onDraft = vi.fn()
  const onSubmit = vi.fn(() => onDraft.mockClear())
  const defaultValues = { email: 'kept@example.com', password: 'kept' }
  const view = mount(<SignIn {...{ onDraft, onSubmit, defaultValues }} />)
  await expect.element(email).toHaveValue('kept@example.com')
  await go.click()
  expect(onSubmit).toHaveBeenCalledWith(defaultValues)
  view.unmount()
  expect(onDraft).not.toHaveBeenCalled()
})

test('boxes and selects: ticked is on, not ticked and blank are empty', async () => {
  const send = vi.fn()
  mount(
    <Stage>
      <Form
        name="profile"
        defaultValues={{ news: 'on', offers: '', size: '', role: 'Owner' }}
        onSubmit={send}
      >
        <Checkbox name="news" label="News" hint="Weekly" />
        <Checkbox name="offers" label="Offers" />
        <Select name="size" label="Size" blank="Choose" options={['1 to 4', '5 to 99']} />
        <Select
          name="role"
          label="Role"
          options={['Student', { value: 'Owner', label: 'Owner/Partner' }]}
        />
        <Button type="submit">Go</Button>
      </Form>
    </Stage>,
  )
  await expect.element(page.getByLabelText('News')).toBeChecked()
  await expect.element(page.getByLabelText('News')).toHaveAccessibleDescription('Weekly')
  await go.click()
  expect(send).toHaveBeenLastCalledWith({ news: 'on', offers: '', size: '', role: 'Owner' })
  await page.getByLabelText('News').click()
  await page.getByText('Offers').click()
  await page.getByLabelText('Size').selectOptions('5 to 99')
  await go.click()
  expect(send).toHaveBeenLastCalledWith({ news: '', offers: 'on', size: '5 to 99', role: 'Owner' })
})

test('a box that is to be ticked turns out late: not when the reader has touched it', async () => {
  const boxes = (suggested: boolean) => (
    <Form name="boxes" defaultValues={{ news: '', offers: '' }} onSubmit={() => {}}>
      <Checkbox name="news" label="News" suggested={suggested} />
      <Checkbox name="offers" label="Offers" suggested={suggested} />
    </Form>
  )
  const view = mount(boxes(false))
  const [news, offers] = [page.getByLabelText('News'), page.getByLabelText('Offers')]
  await news.click()
  await news.click()
  view.rerender(boxes(true))
  await expect.element(offers).toBeChecked()
  await expect.element(news).not.toBeChecked()
  view.rerender(boxes(false))
  await expect.element(offers).not.toBeChecked()
})

test('two widgets with the same fields on one page: no id twice, each label its own input', async () => {
  mount(<SignIn />)
  mount(<SignIn />)
  await expect.poll(() => email.elements().length).toBe(2)
  const ids = [...document.querySelectorAll('[data-bindery-light] [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  await page.getByText('E-mail').nth(1).click()
  expect(document.activeElement).toBe(email.elements()[1])
})
