import { newPassword, newPasswordFault } from '@bindery/state/account/new-password.messages.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { problemOf } from '@bindery/state/client/form-problem.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import changePassword from '@bindery/widgets/password/change-password.element.ts'
import type { ChangeStep, ChangeView } from '@bindery/widgets/password/change-password.model.ts'
import { changeMessages } from '@bindery/widgets/password/password.messages.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('change-password', changeMessages).get()
const field = newPassword(book)
const settings = defaultSettings(window.location.origin)

const view = (step: ChangeStep): ChangeView => ({
  words,
  field,
  username: step.step === 'guest' ? '' : 'reader@example.com',
  validatePassword: (password) =>
    password === '' ? words.required : newPasswordFault(password, field.words),
  submit: async () => action('submit')(),
  again: action('again'),
  signIn: action('signIn'),
  retry: async () => action('retry')(),
  ...step,
})
const failed = (failure: Failure) =>
  view({
    step: 'filling',
    problem: problemOf(failure, { messages: book, settings }, { fields: ['current', 'password'] }),
  })

const meta: Meta<ElementViewProps<ChangeView>> = {
  title: 'password/Change password',
  component: elementView(changePassword, () => (
    <a href="/sign-in">Sign in to change your password</a>
  )),
  args: { view: view({ step: 'filling', problem: null }) },
}
export default meta
type Story = StoryObj<ElementViewProps<ChangeView>>

const press = (name: string) => async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name }))
}

export const ShowsChildren: Story = { args: { view: null } }
export const Guest: Story = { args: { view: view({ step: 'guest', sessionError: null }) } }
export const SessionFailed: Story = {
  args: { view: view({ step: 'guest', sessionError: 'Something went wrong. Please try again.' }) },
}
export const Empty: Story = {}
export const Required: Story = { play: press(words.submit) }
export const WeakPassword: Story = {
  play: async () => {
    const body = within(document.body)
    await userEvent.type(await body.findByLabelText(words.current), 'Bindery#2026')
    await userEvent.type(body.getByLabelText(words.password), 'password{Enter}')
    await body.findByText(field.words.rule)
  },
}
export const Sending: Story = { args: { view: view({ step: 'sending' }) } }
export const WrongPassword: Story = {
  args: {
    view: view({
      step: 'filling',
      problem: { fields: { current: 'That is not your current password. You have 1 try left.' } },
    }),
  },
}
export const Locked: Story = {
  args: { view: failed({ kind: 'refused', code: 'locked', status: 423, lockoutSeconds: 900 }) },
}
export const ServerError: Story = { args: { view: failed({ kind: 'server' }) } }
export const Done: Story = { args: { view: view({ step: 'done' }) } }

/** The whole tag for the reader chosen in the toolbar. */
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-change-password')}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: { reader: 'registered' } },
  play: async () => {
    const body = within(document.body)
    await userEvent.type(await body.findByLabelText(words.current), 'Wrong#Password1')
    await userEvent.type(body.getByLabelText(words.password), 'Correct#Horse9{Enter}')
    await body.findByText(/That is not your current password\./)
  },
}
