import giftButton from '@bindery/widgets/gift/gift-button.element.ts'
import type { GiftButtonView } from '@bindery/widgets/gift/gift-button.model.ts'
import '@bindery/widgets/gift/gift-flyout.element.ts'
import '@bindery/widgets/prompt/prompt-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: GiftButtonView = { words: 'Gift this article', open: false, toggle: action('toggle') }

const meta: Meta<ElementViewProps<GiftButtonView>> = {
  title: 'gift/Gift button',
  component: elementView(giftButton),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<GiftButtonView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const WithWordsOfThePage: Story = {
  render: elementView(giftButton, () => <span slot="label">Give it to a friend</span>),
}

/** On the mock API as a guest: the button opens the prompt. */
export const Scene: Story = {
  render: () => <>{createElement('bindery-gift-button', { url: '/2026/10/an-article' })}</>,
  parameters: { scene: true },
}
