import { newPassword, newPasswordFault } from '@bindery/state/new-password.messages.ts'
import { problemOf } from '@bindery/state/problem.ts'
import { defaultSettings } from '@bindery/state/settings.ts'
import resetPassword from '@bindery/widgets/password/reset-password.element.ts'
import { resetMessages } from '@bindery/widgets/password/reset-password.messages.ts'
import type {
  DeadLink,
  ResetPicture,
  ResetView,
} from '@bindery/widgets/password/reset-password.model.ts'
import '@bindery/widgets/auth/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { book } from '../book.ts'
import { type Drawn, drawn } from '../drawn.tsx'

const words = book.define('reset', resetMessages).get()
const field = newPassword(book)
const robin = { name: 'Robin Reader', email: 'reader@example.com' }

const view = (picture: ResetPicture, reader: ResetView['reader'] = null): ResetView => ({
  words,
  field,
  reader,
  fault: (password) => (password === '' ? words.required : newPasswordFault(password, field.words)),
  submit: async () => action('submit')(),
  ask: action('ask'),
  signIn: action('signIn'),
  ...picture,
})
const filling = (problem: ReturnType<typeof problemOf> | null = null) =>
  view({ step: 'filling', problem })
const dead = (link: DeadLink, reader?: ResetView['reader']) =>
  view({ step: 'dead', link, problem: null }, reader)
const settings = defaultSettings(window.location.origin)

const meta: Meta<Drawn<ResetView>> = {
  title: 'password/Reset password',
  component: drawn(resetPassword),
  args: { view: filling() },
}
export default meta
type Story = StoryObj<Drawn<ResetView>>

export const Empty: Story = {}
export const Required: Story = {
  play: async () => {
    // In the light DOM, for password managers.
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
export const RefusedByTheServer: Story = {
  args: { view: filling({ fields: { password: 'That one is on every list.' } }) },
}
export const Offline: Story = {
  args: {
    view: filling(problemOf({ kind: 'offline' }, { messages: book, settings }, { fields: [] })),
  },
}
export const Done: Story = { args: { view: view({ step: 'done' }) } }
export const DoneWhileSignedIn: Story = { args: { view: view({ step: 'done' }, robin) } }
export const LinkUsed: Story = { args: { view: dead('used') } }
export const LinkExpired: Story = { args: { view: dead('expired') } }
export const LinkUnknown: Story = { args: { view: dead('unknown') } }
export const LinkMissing: Story = { args: { view: dead('missing') } }
export const LinkExpiredForAReader: Story = { args: { view: dead('expired', robin) } }
export const AskingForANewLink: Story = { args: { view: view({ step: 'asking' }, robin) } }
export const Asked: Story = { args: { view: view({ step: 'asked' }, robin) } }

/** The whole tag: its token is made up, so the server knows of no such link. */
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
