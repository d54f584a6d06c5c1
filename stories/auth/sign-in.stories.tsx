import { passkeyProblemMessages } from '@bindery/state/passkey-problem.messages.ts'
import type { AuthView } from '@bindery/widgets/auth/auth.view.ts'
import authModal from '@bindery/widgets/auth/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Drawn, drawn } from '../drawn.tsx'
import {
  authView,
  failed,
  filling,
  press,
  refusal,
  returning,
  sending,
  stands,
} from './auth-view.ts'

const drafts = { email: 'reader@example.com', password: 'Bindery#2026' }
const refused = (code: string, status: number, more?: object) =>
  failed('sign-in', refusal(code, status, more), drafts)
const failing = (failure: Parameters<typeof failed>[1]) => failed('sign-in', failure, drafts)

const meta: Meta<Drawn<AuthView>> = {
  title: 'auth/Sign in',
  component: drawn(authModal),
  args: { view: filling('sign-in') },
  play: stands,
}
export default meta
type Story = StoryObj<Drawn<AuthView>>

export const Empty: Story = {}
export const Filled: Story = { args: { view: filling('sign-in', { drafts }) } }
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
export const Wrong: Story = { args: { view: refused('invalid_credentials', 401) } }
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
export const RestrictedWithATelephone: Story = {
  args: {
    view: failed('sign-in', refusal('user_restricted', 403), drafts, '+1 (800) 555-0142'),
  },
}
export const Offline: Story = { args: { view: failing({ kind: 'offline' }) } }
export const TimedOut: Story = { args: { view: failing({ kind: 'timeout' }) } }
export const Busy: Story = { args: { view: failing({ kind: 'busy', retryAfterMs: 30_000 }) } }
export const WithoutCaptcha: Story = { args: { view: failing({ kind: 'captcha' }) } }
export const WithoutCookies: Story = { args: { view: failing({ kind: 'unkept' }) } }
export const TakenForARobot: Story = { args: { view: refused('captcha_refused', 400) } }
export const Broken: Story = { args: { view: failing({ kind: 'contract' }) } }

const remembered = 'reader@example.com'
const idle = { asking: false, note: null }
const back = (more: Parameters<typeof returning>[0]) =>
  filling('sign-in', { returning: returning(more) })

export const RemembersTheEmail: Story = { args: { view: back({ email: remembered }) } }
export const WithPasskey: Story = { args: { view: back({ passkey: idle }) } }
export const WithPasskeyAndEmail: Story = {
  args: { view: back({ email: remembered, passkey: idle }) },
}
export const PasskeyAsked: Story = {
  args: { view: back({ passkey: { asking: true, note: null } }) },
}
export const PasskeyCancelled: Story = {
  args: { view: back({ passkey: { asking: false, note: passkeyProblemMessages.cancelled } }) },
}
const unknown = { message: passkeyProblemMessages.unknown, fields: {} }
export const PasskeyUnknown: Story = {
  args: {
    view: authView(
      { step: 'filling', screen: 'sign-in', problem: unknown },
      { returning: returning({ passkey: idle }) },
    ),
  },
}
