import authModal from '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { AuthView } from '@bindery/widgets/auth/modal/auth-modal.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { failed, filling, sending, waitForModal } from './auth-view.ts'

const drafts = { jobTitle: 'Analyst', companySize: '1 to 4', industry: 'Food & Beverage' }

const meta: Meta<ElementViewProps<AuthView>> = {
  title: 'auth/Profile settings',
  // The docs page is that of the auth modal.
  tags: ['!autodocs'],
  component: elementView(authModal),
  args: { view: filling('profile_settings') },
  play: waitForModal,
}
export default meta
type Story = StoryObj<ElementViewProps<AuthView>>

export const Empty: Story = {}
export const Filled: Story = { args: { view: filling('profile_settings', { drafts }) } }
export const Sending: Story = { args: { view: sending('profile_settings', drafts) } }
export const ServerError: Story = {
  args: { view: failed('profile_settings', { kind: 'server' }, drafts) },
}
