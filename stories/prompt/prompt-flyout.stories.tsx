import { promptMessages } from '@bindery/widgets/prompt/prompt.messages.ts'
import promptFlyout from '@bindery/widgets/prompt/prompt-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

interface Args {
  reason: string
}

const Flyout = elementView(promptFlyout)
const CustomFlyout = elementView(promptFlyout, () => (
  <span>Lists are for readers with an account.</span>
))

const meta: Meta<Args> = {
  title: 'prompt/Prompt flyout',
  render: ({ reason }) => {
    const Shown = reason ? Flyout : CustomFlyout
    const verbs = { ask: action('ask'), close: action('close') }
    return (
      <WithAnchor>
        {(anchor) => (
          <Shown view={{ step: 'open', anchor, reason, words: promptMessages, ...verbs }} />
        )}
      </WithAnchor>
    )
  },
  args: { reason: 'To share this list' },
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} /> }
export const WithReason: Story = {}
export const LongReason: Story = {
  args: {
    reason:
      'To save “What to do when everybody agrees with you, and why the first hour decides” to a folder of your own',
  },
}
export const CustomContent: Story = { args: { reason: '' } }
