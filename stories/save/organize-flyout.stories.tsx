import { savedMessages } from '@bindery/state/library/saved.messages.ts'
import organizeFlyout from '@bindery/widgets/save/organize-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { anchoredFlyout, library, type Shown } from './save-flyout-view.tsx'

const meta: Meta<Shown> = {
  title: 'save/Organize flyout',
  component: anchoredFlyout(organizeFlyout, 'organize'),
}
export default meta
type Story = StoryObj<Shown>

export const Folders: Story = { args: { chosen: new Set(['Strategy 2026']) } }
export const NotSaved: Story = { args: { saved: false } }
export const NoFolders: Story = { args: { folders: [library] } }
export const Sending: Story = { args: { sending: true } }
const { failed: message, failedAfter: inShort } = savedMessages

export const Failed: Story = {
  args: { problem: { message, inShort, fields: {} } },
}
export const NewFolder: Story = { args: { step: 'new' } }
export const Done: Story = { args: { step: 'done' } }
