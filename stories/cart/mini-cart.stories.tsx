import miniCart from '@bindery/widgets/cart/mini-cart.element.ts'
import type { MiniCartView } from '@bindery/widgets/cart/mini-cart.model.ts'
import '@bindery/widgets/cart/mini-cart-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type Drawn, drawn } from '../drawn.tsx'

const view: MiniCartView = {
  label: 'Cart',
  words: '3 items',
  short: '3',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<Drawn<MiniCartView>> = {
  title: 'cart/Mini-cart',
  component: drawn(miniCart),
  args: { view },
}
export default meta
type Story = StoryObj<Drawn<MiniCartView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const Empty: Story = { args: { view: { ...view, words: '0 items', short: '' } } }
export const NotKnown: Story = { args: { view: { ...view, words: '', short: '' } } }
export const MoreThanFit: Story = {
  args: { view: { ...view, words: '1240 items', short: '99+' } },
}
export const WithWordsOfThePage: Story = {
  render: drawn(miniCart, () => <span slot="label">Basket</span>),
}

/** On the mock API: the button, and the box that it opens. */
export const Scene: Story = {
  render: () => <>{createElement('bindery-mini-cart')} </>,
  parameters: { scene: true },
}
