import authModal from '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { AuthView } from '@bindery/widgets/auth/modal/auth-modal.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { failed, filling, press, refusal, sending, waitForModal } from './auth-view.ts'

const drafts = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
  optIn: '',
}
const refused = (code: string, status: number, more?: object) =>
  failed('registration', refusal(code, status, more), drafts)
const rejected = (...errors: { field: string; message: string }[]) =>
  refused('invalid_fields', 400, { errors })
const typed = (values: object): AuthView =>
  filling('registration', { drafts: { ...drafts, ...values } })

const meta: Meta<ElementViewProps<AuthView>> = {
  title: 'auth/Registration',
  // The docs page is that of the auth modal.
  tags: ['!autodocs'],
  component: elementView(authModal),
  args: { view: filling('registration') },
  play: waitForModal,
}
export default meta
type Story = StoryObj<ElementViewProps<AuthView>>

export const Empty: Story = {}
export const OptedInByDefault: Story = {
  args: { view: filling('registration', { drafts: { optIn: 'on' } }) },
}
export const Filled: Story = { args: { view: typed({}) } }
export const FromPaywall: Story = {
  args: { view: filling('registration', { reasons: ['Keep reading this article'] }) },
}
export const WithCaptchaNotice: Story = {
  args: { view: filling('registration', { captcha: true }) },
}
export const Required: Story = { play: press('Create account') }
export const InvalidEmail: Story = {
  args: { view: typed({ email: 'nora@example' }) },
  play: press('Create account'),
}
export const InvalidName: Story = {
  args: { view: typed({ lastName: 'New|Old' }) },
  play: press('Create account'),
}
export const WeakPassword: Story = {
  args: { view: typed({ password: 'password' }) },
  play: press('Create account'),
}
export const Sending: Story = { args: { view: sending('registration', drafts) } }
export const Unavailable: Story = { args: { view: refused('username_unavailable', 409) } }
export const Restricted: Story = { args: { view: refused('user_restricted', 403) } }
export const EmailRefused: Story = {
  args: { view: rejected({ field: 'emailAddress', message: 'nope' }) },
}
export const PasswordRefused: Story = {
  args: { view: rejected({ field: 'password', message: 'This password is too common.' }) },
}
export const FieldRefused: Story = {
  args: { view: rejected({ field: 'lastName', message: 'must be shorter' }) },
}
export const UnknownFieldRefused: Story = {
  args: { view: rejected({ field: 'planet', message: 'unknown planet' }) },
}
export const CaptchaUnavailable: Story = {
  args: { view: failed('registration', { kind: 'captcha' }, drafts) },
}
export const ServerError: Story = {
  args: { view: failed('registration', { kind: 'server' }, drafts) },
}
