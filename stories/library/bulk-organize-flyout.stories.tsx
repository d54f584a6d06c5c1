import { savedWords } from '@bindery/state/library/saved.messages.ts'
import bulkOrganizeFlyout from '@bindery/widgets/library/bulk/bulk-organize-flyout.element.ts'
import type {
  FolderBox,
  OrganizeStage,
} from '@bindery/widgets/library/bulk/bulk-organize-flyout.model.ts'
import { bulkMessages } from '@bindery/widgets/library/library.messages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

const words = book.define('bulk', bulkMessages).get()
const told = savedWords(book)
const Flyout = elementView(bulkOrganizeFlyout)

interface Args {
  stage: OrganizeStage
  count: number
  status: 'loading' | 'failed' | 'known'
  failureText: string
  folders: readonly FolderBox[]
  folder: FolderBox | null
}

const verbs = {
  organize: async (ids: readonly string[], leave: boolean) => action('organize')(ids, leave),
  shortenProblem: action('shortenProblem'),
  retry: action('retry'),
  close: action('close'),
}

const meta: Meta<Args> = {
  title: 'library/Bulk organize flyout',
  render: ({ stage, ...rest }) => (
    <WithAnchor>
      {(anchor) => <Flyout view={{ ...stage, ...rest, ...verbs, anchor, words }} />}
    </WithAnchor>
  ),
  args: {
    stage: { step: 'choosing', problem: null },
    count: 3,
    failureText: '',
    status: 'known',
    folders: [
      { id: 'a', name: 'Strategy 2026' },
      { id: 'b', name: 'Team reading' },
    ],
    folder: null,
  },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Choosing: Story = {}
export const OneItem: Story = { args: { count: 1 } }
export const FromFolder: Story = {
  args: {
    folders: [{ id: 'b', name: 'Team reading' }],
    folder: { id: 'a', name: 'Strategy 2026' },
  },
}
export const NoFolders: Story = { args: { folders: [] } }
export const ManyFolders: Story = {
  args: {
    folders: [...Array(2000).keys()].map((at) => ({ id: `${at}`, name: `Reading list ${at}` })),
  },
}
export const Loading: Story = { args: { status: 'loading', folders: [] } }
export const FoldersFailed: Story = {
  args: {
    status: 'failed',
    failureText: 'No connection. Check your network and try again.',
    folders: [],
  },
}
export const NoneChosen: Story = {
  args: { stage: { step: 'choosing', problem: { message: words.organizeFirst } } },
}
export const Sending: Story = { args: { stage: { step: 'sending' } } }
export const Failed: Story = {
  args: {
    stage: {
      step: 'choosing',
      problem: { message: told.failed, inShort: told.failedAfter },
    },
  },
}
export const Done: Story = {
  args: { stage: { step: 'done', confirmation: told.put({ count: 3 }) } },
}
