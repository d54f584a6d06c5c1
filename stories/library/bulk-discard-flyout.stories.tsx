import { savedWords } from '@bindery/state/saved.messages.ts'
import { bulkMessages } from '@bindery/widgets/library/bulk.messages.ts'
import bulkDiscardFlyout from '@bindery/widgets/library/bulk-discard-flyout.element.ts'
import type { DiscardStage } from '@bindery/widgets/library/bulk-discard-flyout.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { drawn } from '../drawn.tsx'

const words = book.define('bulk', bulkMessages).get()
const told = savedWords(book)
const Flyout = drawn(bulkDiscardFlyout)

interface Args {
  stage: DiscardStage
  count: number
}

/** It needs an element to hang on, which is there only once the page is. */
function Hanging({ stage, count }: Args) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const verbs = { discard: async () => action('discard')(), close: action('close') }
  return (
    <>
      <button type="button" ref={setAnchor}>
        Discard
      </button>
      <Flyout view={anchor ? { ...stage, ...verbs, anchor, count, words } : { step: 'closed' }} />
    </>
  )
}

const meta: Meta<Args> = {
  title: 'library/Bulk discard flyout',
  render: (args) => <Hanging {...args} />,
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
