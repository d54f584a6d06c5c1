import { savedMessages } from '@bindery/state/library/saved.messages.ts'
import saveFlyout from '@bindery/widgets/save/save-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { anchoredFlyout, library, many, type Shown } from './save-flyout-view.tsx'

const meta: Meta<Shown> = {
  title: 'save/Save flyout',
  component: anchoredFlyout(saveFlyout, 'save'),
}
export default meta
type Story = StoryObj<Shown>

const { failed, failedAfter, taken } = savedMessages
const problem = (message: string) => ({ message, fields: {} })
const passing = { ...problem(failed), inShort: failedAfter }
const draft = { name: 'Pricing 101', description: '' }

export const Folders: Story = {}
export const Chosen: Story = { args: { chosen: new Set(['Team reading']) } }
export const AlreadySaved: Story = { args: { chosen: new Set(['Team reading']), saved: true } }
export const NoFolders: Story = { args: { folders: [library] } }
export const Loading: Story = { args: { folders: [library], status: 'loading' } }
export const FoldersFailed: Story = { args: { folders: [library], status: 'failed' } }
export const TwoThousandFolders: Story = { args: { folders: many(2000) } }
export const LongNames: Story = {
  args: {
    item: 'An Article Whose Title Goes On and On Because Somebody Could Not Decide',
    folders: [library, { id: 'w', label: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww' }],
  },
}
export const Sending: Story = { args: { sending: true } }
export const Failed: Story = { args: { problem: passing } }
export const FailedShortMessage: Story = { args: { problem: problem(failedAfter) } }
export const TooManyRequests: Story = {
  args: { problem: problem('Please wait 30 seconds and try again.') },
}
export const NewFolder: Story = { args: { step: 'new' } }
export const NewFolderTyped: Story = { args: { step: 'new', draft } }
export const NewFolderSending: Story = { args: { step: 'new', draft, sending: true } }
export const FolderExists: Story = {
  args: { step: 'new', draft, problem: { ...problem(''), fields: { name: taken } } },
}
export const ServerMessage: Story = {
  args: { step: 'new', draft, problem: problem('There is no room for another folder.') },
}
export const NewFolderFailed: Story = {
  args: { step: 'new', draft, problem: passing },
}
export const Done: Story = { args: { step: 'done' } }

export const Scene: Story = {
  render: () => (
    <>
      <button type="button" id="scene-save">
        Keep this one
      </button>
      {createElement('bindery-save-flyout', {
        open: true,
        anchor: 'scene-save',
        'item-id': 'the-plan-nobody-read',
        'item-title': 'The Plan Nobody Read',
      })}
    </>
  ),
  parameters: { scene: true },
}
