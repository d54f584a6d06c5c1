import { savedWords } from '@bindery/state/saved.messages.ts'
import { bulkMessages } from '@bindery/widgets/library/bulk.messages.ts'
import bulkDiscardFlyout from '@bindery/widgets/library/bulk-discard-flyout.element.ts'
import type { DiscardStage } from '@bindery/widgets/library/bulk-discard-flyout.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { drawn } from '../drawn.tsx'
import { Hanging } from '../hanging.tsx'

const words = book.define('bulk', bulkMessages).get()
const told = savedWords(book)
const Flyout = drawn(bulkDiscardFlyout)

interface Args {
  stage: DiscardStage
  count: number
}

const verbs = { discard: async () => action('discard')(), close: action('close') }

const meta: Meta<Args> = {
  title: 'library/Bulk discard flyout',
  render: ({ stage, count }) => (
    <Hanging>{(anchor) => <Flyout view={{ ...stage, ...verbs, anchor, count, words }} />}</Hanging>
  ),
  args: { stage: { step: 'asking', message: null }, count: 3 },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const Asks: Story = {}
export const AsksForOne: Story = { args: { count: 1 } }
export const Sending: Story = { args: { stage: { step: 'sending' } } }
export const Refused: Story = {
  args: {
    stage: { step: 'asking', message: 'No connection. Check your network and try again.' },
  },
}
export const Done: Story = {
  args: { stage: { step: 'done', said: told.removed({ count: 3 }) } },
}
