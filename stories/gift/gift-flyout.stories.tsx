import { giftFlyoutMessages } from '@bindery/widgets/gift/gift.messages.ts'
import giftFlyout from '@bindery/widgets/gift/gift-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

/** The part of the view that differs between stories. */
type Args =
  | { step: 'offered'; make: () => void }
  | { step: 'asking' }
  | { step: 'given'; link: string; left: string }
  | { step: 'spent'; message: string }
  | { step: 'failed'; message: string; again: () => void }

const Flyout = elementView(giftFlyout)
const words = book.define('gift-flyout', giftFlyoutMessages).get()
const frame = { title: 'Gift this article', words, close: action('close') }

const link =
  'https://halyard.example/2026/10/handing-over-without-hovering?gift=4f1c2be07aa94f3d8e1150b9c2a7d66e'
const given: Args = { step: 'given', link, left: words.left(9) }

const meta: Meta<Args> = {
  title: 'gift/Gift flyout',
  render: (args) => (
    <WithAnchor>{(anchor) => <Flyout view={{ ...args, ...frame, anchor }} />}</WithAnchor>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} />, args: given }
export const Loading: Story = { args: { step: 'asking' } }
export const Ready: Story = { args: given }
export const OneLeft: Story = { args: { ...given, left: words.left(1) } }
export const LastGift: Story = { args: { ...given, left: words.noneLeft } }
export const NoneLeft: Story = { args: { step: 'spent', message: 'You have no gifts left.' } }
export const Failed: Story = {
  args: {
    step: 'failed',
    message: 'Something went wrong. Please try again.',
    again: action('again'),
  },
}
export const Offered: Story = { args: { step: 'offered', make: action('make') } }
