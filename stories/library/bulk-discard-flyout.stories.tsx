import { savedWords } from '@bindery/state/library/saved.messages.ts'
import bulkDiscardFlyout from '@bindery/widgets/library/bulk/bulk-discard-flyout.element.ts'
import type { DiscardStage } from '@bindery/widgets/library/bulk/bulk-discard-flyout.model.ts'
import { bulkMessages } from '@bindery/widgets/library/library.messages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

const words = book.define('bulk', bulkMessages).get()
const told = savedWords(book)
const Flyout = elementView(bulkDiscardFlyout)

interface Args {
  stage: DiscardStage
  count: number
}

const verbs = { discard: async () => action('discard')(), close: action('close') }

const meta: Meta<Args> = {
  title: 'library/Bulk discard flyout',
  render: ({ stage, count }) => (
    <WithAnchor>
      {(anchor) => <Flyout view={{ ...stage, ...verbs, anchor, count, words }} />}
    </WithAnchor>
  ),
  args: { stage: { step: 'asking', message: null }, count: 3 },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Confirms: Story = {}
export const ConfirmsOne: Story = { args: { count: 1 } }
export const Sending: Story = { args: { stage: { step: 'sending' } } }
export const Failed: Story = {
  args: {
    stage: { step: 'asking', message: 'No connection. Check your network and try again.' },
  },
}
export const Done: Story = {
  args: { stage: { step: 'done', confirmation: told.removed({ count: 3 }) } },
}
