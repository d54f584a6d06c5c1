import { promptMessages } from '@bindery/widgets/prompt/prompt.messages.ts'
import type { PromptView } from '@bindery/widgets/prompt/prompt.model.ts'
import promptFlyout from '@bindery/widgets/prompt/prompt-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { action } from 'storybook/actions'
import { drawn } from '../drawn.tsx'

interface Args {
  reason: string
}

const Flyout = drawn(promptFlyout)
const OwnWords = drawn(promptFlyout, () => <span>Lists are for readers with an account.</span>)

function Hanging({ reason }: Args) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const view: PromptView = anchor
    ? {
        step: 'open',
        anchor,
        reason,
        words: promptMessages,
        ask: action('ask'),
        close: action('close'),
      }
    : { step: 'closed' }
  return (
    <>
      <button type="button" ref={setAnchor}>
        What it hangs on
      </button>
      {reason ? <Flyout view={view} /> : <OwnWords view={view} />}
    </>
  )
}

const meta: Meta<Args> = {
  title: 'prompt/Prompt flyout',
  render: (args) => <Hanging {...args} />,
  args: { reason: 'To share this list' },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const WithAReason: Story = {}
export const LongReason: Story = {
  args: {
    reason:
      'To save “What to do when everybody agrees with you, and why the first hour decides” to a folder of your own',
  },
}
export const WordsOfThePage: Story = { args: { reason: '' } }
