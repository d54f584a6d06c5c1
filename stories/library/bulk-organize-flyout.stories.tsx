import { savedWords } from '@bindery/state/saved.messages.ts'
import { bulkMessages } from '@bindery/widgets/library/bulk.messages.ts'
import bulkOrganizeFlyout from '@bindery/widgets/library/bulk-organize-flyout.element.ts'
import type {
  FolderBox,
  OrganizeStage,
} from '@bindery/widgets/library/bulk-organize-flyout.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { drawn } from '../drawn.tsx'
import { Hanging } from '../hanging.tsx'

const words = book.define('bulk', bulkMessages).get()
const told = savedWords(book)
const Flyout = drawn(bulkOrganizeFlyout)

interface Args {
  stage: OrganizeStage
  count: number
  status: 'loading' | 'failed' | 'known'
  why: string
  folders: readonly FolderBox[]
  folder: FolderBox | null
}

const verbs = {
  organize: async (ids: readonly string[], leave: boolean) => action('organize')(ids, leave),
  pass: action('pass'),
  retry: action('retry'),
  close: action('close'),
}

const meta: Meta<Args> = {
  title: 'library/Bulk organize flyout',
  render: ({ stage, ...rest }) => (
    <Hanging>
      {(anchor) => <Flyout view={{ ...stage, ...rest, ...verbs, anchor, words }} />}
    </Hanging>
  ),
  args: {
    stage: { step: 'choosing', problem: null },
    count: 3,
    why: '',
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
export const FromAFolder: Story = {
  args: {
    folders: [{ id: 'b', name: 'Team reading' }],
    folder: { id: 'a', name: 'Strategy 2026' },
  },
}
export const NoFolder: Story = { args: { folders: [] } }
export const ManyFolders: Story = {
  args: {
    folders: [...Array(2000).keys()].map((at) => ({ id: `${at}`, name: `Reading list ${at}` })),
  },
}
export const Loading: Story = { args: { status: 'loading', folders: [] } }
export const NotLoaded: Story = {
  args: {
    status: 'failed',
    why: 'No connection. Check your network and try again.',
    folders: [],
  },
}
export const ChooseFirst: Story = {
  args: { stage: { step: 'choosing', problem: { message: words.organizeFirst } } },
}
export const Sending: Story = { args: { stage: { step: 'sending' } } }
export const Refused: Story = {
  args: {
    stage: {
      step: 'choosing',
      problem: { message: told.failed, inShort: told.failedAfter },
    },
  },
}
export const Done: Story = {
  args: { stage: { step: 'done', said: told.put({ count: 3 }) } },
}
