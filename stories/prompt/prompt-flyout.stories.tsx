import { promptMessages } from '@bindery/widgets/prompt/prompt.messages.ts'
import promptFlyout from '@bindery/widgets/prompt/prompt-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { drawn } from '../drawn.tsx'
import { Hanging } from '../hanging.tsx'

interface Args {
  reason: string
}

const Flyout = drawn(promptFlyout)
const OwnWords = drawn(promptFlyout, () => <span>Lists are for readers with an account.</span>)

const meta: Meta<Args> = {
  title: 'prompt/Prompt flyout',
  render: ({ reason }) => {
    const Shown = reason ? Flyout : OwnWords
    const verbs = { ask: action('ask'), close: action('close') }
    return (
      <Hanging>
        {(anchor) => (
          <Shown view={{ step: 'open', anchor, reason, words: promptMessages, ...verbs }} />
        )}
      </Hanging>
    )
  },
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
