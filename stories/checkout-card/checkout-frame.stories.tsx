import checkoutFrame from '@bindery/widgets/checkout-card/checkout-frame.element.ts'
import { frameMessages } from '@bindery/widgets/checkout-card/checkout-frame.messages.ts'
import type { FrameView } from '@bindery/widgets/checkout-card/checkout-frame.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type Drawn, drawn } from '../drawn.tsx'

const view: FrameView = {
  step: 'shown',
  src: 'about:blank',
  deaf: false,
  height: 240,
  words: frameMessages,
  loaded: action('loaded'),
  retry: action('retry'),
}

const meta: Meta<Drawn<FrameView>> = {
  title: 'checkout-card/Checkout frame',
  component: drawn(checkoutFrame, () => <a href="/register">Sign in on our own page</a>),
  args: { view },
}
export default meta
type Story = StoryObj<Drawn<FrameView>>

export const Waiting: Story = { args: { view: { ...view, step: 'waiting', height: null } } }
export const Shown: Story = {}
export const Silent: Story = { args: { view: { ...view, step: 'silent', height: null } } }
export const NoFrame: Story = { args: { view: null } }

/** The tag around a card's story: both sides, on one origin here. */
export const Scene: Story = {
  render: () => {
    const src = new URL(
      'iframe.html?viewMode=story&id=checkout-checkout-card--scene',
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
