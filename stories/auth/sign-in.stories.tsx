import { passkeyProblemMessages } from '@bindery/state/account/passkey-problem.messages.ts'
import authModal from '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { AuthView } from '@bindery/widgets/auth/modal/auth-modal.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import {
  authView,
  failed,
  filling,
  press,
  refusal,
  remembered,
  sending,
  waitForModal,
} from './auth-view.ts'

const drafts = { email: 'reader@example.com', password: 'Bindery#2026' }
const refused = (code: string, status: number, more?: object) =>
  failed('sign-in', refusal(code, status, more), drafts)
const failing = (failure: Parameters<typeof failed>[1]) => failed('sign-in', failure, drafts)

const meta: Meta<ElementViewProps<AuthView>> = {
  title: 'auth/Sign in',
  // The docs page is that of the auth modal.
  tags: ['!autodocs'],
  component: elementView(authModal),
  args: { view: filling('sign-in') },
  play: waitForModal,
}
export default meta
type Story = StoryObj<ElementViewProps<AuthView>>

export const Empty: Story = {}
export const Filled: Story = { args: { view: filling('sign-in', { drafts }) } }
export const InThePage: Story = {
  args: { view: filling('sign-in', { inline: true }) },
  play: async () => {},
}
export const WithReason: Story = {
  args: { view: filling('sign-in', { reasons: ['Save “The Long View”'] }) },
}
export const SessionEnded: Story = {
  args: {
    view: filling('sign-in', {
      reasons: ['Your session has ended. Please sign in again.', 'Save your profile'],
    }),
  },
}
export const WithCaptchaNotice: Story = { args: { view: filling('sign-in', { captcha: true }) } }
export const Required: Story = { play: press('Sign In') }
export const Spaces: Story = {
  args: { view: filling('sign-in', { drafts: { email: 'rea der@example.com', password: 'x' } }) },
  play: press('Sign In'),
}
export const Sending: Story = { args: { view: sending('sign-in', drafts) } }
export const WrongCredentials: Story = { args: { view: refused('invalid_credentials', 401) } }
export const TriesLeft: Story = {
  args: { view: refused('invalid_credentials', 401, { triesLeft: 4 }) },
}
export const OneTryLeft: Story = {
  args: { view: refused('invalid_credentials', 401, { triesLeft: 1 }) },
}
export const LockedForSeconds: Story = {
  args: { view: refused('locked', 401, { lockoutSeconds: 45 }) },
}
export const LockedForMinutes: Story = {
  args: { view: refused('locked', 401, { lockoutSeconds: 900 }) },
}
export const LockedForHours: Story = {
  args: { view: refused('locked', 401, { lockoutSeconds: 5400 }) },
}
export const Restricted: Story = { args: { view: refused('user_restricted', 403) } }
export const RestrictedWithPhone: Story = {
  args: {
    view: failed('sign-in', refusal('user_restricted', 403), drafts, '+1 (800) 555-0142'),
  },
}
export const Offline: Story = { args: { view: failing({ kind: 'offline' }) } }
export const TimedOut: Story = { args: { view: failing({ kind: 'timeout' }) } }
export const Busy: Story = { args: { view: failing({ kind: 'busy', retryAfterMs: 30_000 }) } }
export const CaptchaUnavailable: Story = { args: { view: failing({ kind: 'captcha' }) } }
export const CookiesBlocked: Story = { args: { view: failing({ kind: 'unkept' }) } }
export const CaptchaRefused: Story = { args: { view: refused('captcha_refused', 400) } }
export const MalformedResponse: Story = { args: { view: failing({ kind: 'contract' }) } }

const email = 'reader@example.com'
const idle = { asking: false, note: null }
const remembering = (more: Parameters<typeof remembered>[0]) =>
  filling('sign-in', { remembered: remembered(more) })

export const RememberedEmail: Story = { args: { view: remembering({ email }) } }
export const WithPasskey: Story = { args: { view: remembering({ passkey: idle }) } }
export const WithPasskeyAndEmail: Story = {
  args: { view: remembering({ email, passkey: idle }) },
}
export const PasskeyPrompt: Story = {
  args: { view: remembering({ passkey: { asking: true, note: null } }) },
}
export const PasskeyCancelled: Story = {
  args: {
    view: remembering({ passkey: { asking: false, note: passkeyProblemMessages.cancelled } }),
  },
}
const unknown = { message: passkeyProblemMessages.unknown, fields: {} }
export const PasskeyUnknown: Story = {
  args: {
    view: authView(
      { step: 'filling', screen: 'sign-in', problem: unknown },
      { remembered: remembered({ passkey: idle }) },
    ),
  },
}
