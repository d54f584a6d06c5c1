import { giftFlyoutMessages } from '@bindery/widgets/gift/gift.messages.ts'
import giftFlyout from '@bindery/widgets/gift/gift-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { drawn } from '../drawn.tsx'
import { Hanging } from '../hanging.tsx'

/** What differs from state to state. */
type Args =
  | { step: 'asking' }
  | { step: 'given'; link: string; left: string }
  | { step: 'spent'; message: string }
  | { step: 'failed'; message: string; again: () => void }

const Flyout = drawn(giftFlyout)
const words = book.define('gift-flyout', giftFlyoutMessages).get()
const frame = { title: 'Gift this article', words, close: action('close') }

const link =
  'https://halyard.example/2026/10/handing-over-without-hovering?gift=4f1c2be07aa94f3d8e1150b9c2a7d66e'
const given: Args = { step: 'given', link, left: words.left(9) }

const meta: Meta<Args> = {
  title: 'gift/Gift flyout',
  render: (args) => (
    <Hanging>{(anchor) => <Flyout view={{ ...args, ...frame, anchor }} />}</Hanging>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} />, args: given }
export const Asking: Story = { args: { step: 'asking' } }
export const Given: Story = { args: given }
export const OneLeft: Story = { args: { ...given, left: words.left(1) } }
export const LastOne: Story = { args: { ...given, left: words.noneLeft } }
export const NoneLeft: Story = { args: { step: 'spent', message: 'You have no gifts left.' } }
export const Failed: Story = {
  args: {
    step: 'failed',
    message: 'Something went wrong. Please try again.',
    again: action('again'),
  },
}
