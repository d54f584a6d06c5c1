import { frameMessages } from '@bindery/widgets/checkout-card/checkout-card.messages.ts'
import checkoutFrame from '@bindery/widgets/checkout-card/checkout-frame.element.ts'
import type { FrameView } from '@bindery/widgets/checkout-card/checkout-frame.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: FrameView = {
  step: 'shown',
  src: 'about:blank',
  listening: true,
  height: 240,
  words: frameMessages,
  onLoad: action('onLoad'),
  retry: action('retry'),
}

const meta: Meta<ElementViewProps<FrameView>> = {
  title: 'checkout-card/Checkout frame',
  component: elementView(checkoutFrame, () => <a href="/register">Sign in on our own page</a>),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<FrameView>>

export const Waiting: Story = { args: { view: { ...view, step: 'waiting', height: null } } }
export const Shown: Story = {}
export const NoAnswer: Story = { args: { view: { ...view, step: 'silent', height: null } } }
export const ShowsChildren: Story = { args: { view: null } }

/** The frame around a card's story, on one origin here. */
export const Scene: Story = {
  render: () => {
    const src = new URL(
      'iframe.html?viewMode=story&id=checkout-card-checkout-card--scene',
      location.href,
    )
    return createElement(
      'bindery-checkout-frame',
      { src: src.href, 'frame-origin': src.origin },
      <a href="/register">Sign in on our own page</a>,
    )
  },
  parameters: { scene: true },
}
