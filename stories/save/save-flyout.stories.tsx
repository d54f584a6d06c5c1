import { savedMessages } from '@bindery/state/saved.messages.ts'
import saveFlyout from '@bindery/widgets/save/save-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { hanging, library, many, type Shown } from './choosing.tsx'

const meta: Meta<Shown> = {
  title: 'save/Save flyout',
  component: hanging(saveFlyout, 'save'),
}
export default meta
type Story = StoryObj<Shown>

const { failed, failedAfter, taken } = savedMessages
const problem = (message: string) => ({ message, fields: {} })
const passing = { ...problem(failed), inShort: failedAfter }
const typed = { name: 'Pricing 101', description: '' }

export const Folders: Story = {}
export const Chosen: Story = { args: { chosen: new Set(['Team reading']) } }
export const SavedAlready: Story = { args: { chosen: new Set(['Team reading']), saved: true } }
export const NoFoldersYet: Story = { args: { folders: [library] } }
export const Loading: Story = { args: { folders: [library], known: 'loading' } }
export const FoldersCouldNotBeLoaded: Story = { args: { folders: [library], known: 'failed' } }
export const TwoThousandFolders: Story = { args: { folders: many(2000) } }
export const LongNames: Story = {
  args: {
    item: 'An Article Whose Title Goes On and On Because Somebody Could Not Decide',
    folders: [library, { id: 'w', label: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww' }],
  },
}
export const Sending: Story = { args: { sending: true } }
export const Failed: Story = { args: { problem: passing } }
export const FailedForFiveSeconds: Story = { args: { problem: problem(failedAfter) } }
export const TooManyRequests: Story = {
  args: { problem: problem('Please wait 30 seconds and try again.') },
}
export const NewFolder: Story = { args: { step: 'new' } }
export const NewFolderTyped: Story = { args: { step: 'new', typed } }
export const NewFolderSending: Story = { args: { step: 'new', typed, sending: true } }
export const FolderExists: Story = {
  args: { step: 'new', typed, problem: { ...problem(''), fields: { name: taken } } },
}
export const TheServersWords: Story = {
  args: { step: 'new', typed, problem: problem('There is no room for another folder.') },
}
export const NewFolderFailed: Story = {
  args: { step: 'new', typed, problem: passing },
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
