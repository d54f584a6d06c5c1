import { newPassword, newPasswordFault } from '@bindery/state/account/new-password.messages.ts'
import { problemOf } from '@bindery/state/client/form-problem.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { resetMessages } from '@bindery/widgets/password/password.messages.ts'
import resetPassword from '@bindery/widgets/password/reset-password.element.ts'
import type {
  InvalidLink,
  ResetStep,
  ResetView,
} from '@bindery/widgets/password/reset-password.model.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('reset', resetMessages).get()
const field = newPassword(book)
const robin = { name: 'Robin Reader', email: 'reader@example.com' }

const view = (step: ResetStep, reader: ResetView['reader'] = null): ResetView => ({
  words,
  field,
  reader,
  validatePassword: (password) =>
    password === '' ? words.required : newPasswordFault(password, field.words),
  submit: async () => action('submit')(),
  requestLink: action('requestLink'),
  signIn: action('signIn'),
  ...step,
})
const filling = (problem: ReturnType<typeof problemOf> | null = null) =>
  view({ step: 'filling', problem })
const invalidLink = (link: InvalidLink, reader?: ResetView['reader']) =>
  view({ step: 'invalid-link', link, problem: null }, reader)
const settings = defaultSettings(window.location.origin)

const meta: Meta<ElementViewProps<ResetView>> = {
  title: 'password/Reset password',
  component: elementView(resetPassword),
  args: { view: filling() },
}
export default meta
type Story = StoryObj<ElementViewProps<ResetView>>

export const Empty: Story = {}
export const Required: Story = {
  play: async () => {
    // The form is in the light DOM for password managers.
    await userEvent.click(await within(document.body).findByRole('button', { name: words.submit }))
  },
}
export const WeakPassword: Story = {
  play: async () => {
    const body = within(document.body)
    await userEvent.type(await body.findByLabelText(words.password), 'password{Enter}')
    await body.findByText(field.words.rule)
  },
}
export const Sending: Story = { args: { view: view({ step: 'sending' }) } }
export const PasswordRefused: Story = {
  args: { view: filling({ fields: { password: 'That one is on every list.' } }) },
}
export const Offline: Story = {
  args: {
    view: filling(problemOf({ kind: 'offline' }, { messages: book, settings }, { fields: [] })),
  },
}
export const Done: Story = { args: { view: view({ step: 'done' }) } }
export const DoneWhileSignedIn: Story = { args: { view: view({ step: 'done' }, robin) } }
export const LinkUsed: Story = { args: { view: invalidLink('used') } }
export const LinkExpired: Story = { args: { view: invalidLink('expired') } }
export const LinkUnknown: Story = { args: { view: invalidLink('unknown') } }
export const LinkMissing: Story = { args: { view: invalidLink('missing') } }
export const LinkExpiredSignedIn: Story = { args: { view: invalidLink('expired', robin) } }
export const RequestingLink: Story = { args: { view: view({ step: 'requesting' }, robin) } }
export const LinkSent: Story = { args: { view: view({ step: 'requested' }, robin) } }

/** The whole tag with an invalid token, so the server does not know the link. */
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-reset-password', { token: 'made-up' })}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: { reader: 'guest' } },
  play: async () => {
    const body = within(document.body)
    await userEvent.type(await body.findByLabelText(words.password), 'Correct#Horse9{Enter}')
    const host = document.querySelector('bindery-reset-password')
    await waitFor(() => expect(host?.shadowRoot?.textContent).toContain(words.unknown))
  },
}
