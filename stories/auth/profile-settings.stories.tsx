import type { AuthView } from '@bindery/widgets/auth/auth.view.ts'
import authModal from '@bindery/widgets/auth/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Drawn, drawn } from '../drawn.tsx'
import { failed, filling, sending, stands } from './auth-view.ts'

const drafts = { jobTitle: 'Analyst', companySize: '1 to 4', industry: 'Food & Beverage' }

const meta: Meta<Drawn<AuthView>> = {
  title: 'auth/Profile settings',
  component: drawn(authModal),
  args: { view: filling('profile_settings') },
  play: stands,
}
export default meta
type Story = StoryObj<Drawn<AuthView>>

export const Empty: Story = {}
export const Filled: Story = { args: { view: filling('profile_settings', { drafts }) } }
export const Sending: Story = { args: { view: sending('profile_settings', drafts) } }
export const Broken: Story = {
  args: { view: failed('profile_settings', { kind: 'server' }, drafts) },
}
