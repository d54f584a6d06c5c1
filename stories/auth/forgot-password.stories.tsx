import authModal from '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { AuthView } from '@bindery/widgets/auth/modal/auth-modal.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { authView, failed, filling, press, refusal, sending, waitForModal } from './auth-view.ts'

const drafts = { email: 'reader@example.com' }
const refused = (code: string, status: number, more?: object) =>
  failed('forgot-password', refusal(code, status, more), drafts)

const meta: Meta<ElementViewProps<AuthView>> = {
  title: 'auth/Forgot password',
  // The docs page is that of the auth modal.
  tags: ['!autodocs'],
  component: elementView(authModal),
  args: { view: filling('forgot-password') },
  play: waitForModal,
}
export default meta
type Story = StoryObj<ElementViewProps<AuthView>>

export const Empty: Story = {}
export const Filled: Story = { args: { view: filling('forgot-password', { drafts }) } }
export const WithCaptchaNotice: Story = {
  args: { view: filling('forgot-password', { captcha: true }) },
}
export const Required: Story = { play: press('Send link') }
export const InvalidEmail: Story = {
  args: { view: filling('forgot-password', { drafts: { email: 'reader' } }) },
  play: press('Send link'),
}
export const GetHelp: Story = {
  play: async () => {
    const body = within(document.body)
    await userEvent.type(await body.findByLabelText('Email address'), 'reader')
    await userEvent.tab()
    await expect(await body.findByRole('link', { name: 'Get Help' })).toBeVisible()
  },
}
export const Sending: Story = { args: { view: sending('forgot-password', drafts) } }
export const Sent: Story = {
  args: { view: authView({ step: 'sent', screen: 'forgot-password' }) },
}
export const Restricted: Story = { args: { view: refused('user_restricted', 403) } }
export const Locked: Story = { args: { view: refused('locked', 423, { lockoutSeconds: 5400 }) } }
export const LockedWithoutDuration: Story = { args: { view: refused('locked', 423) } }
export const CaptchaUnavailable: Story = {
  args: { view: failed('forgot-password', { kind: 'captcha' }, drafts) },
}
export const UnexpectedError: Story = {
  args: { view: failed('forgot-password', { kind: 'unexpected' }, drafts) },
}
