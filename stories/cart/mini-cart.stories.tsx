import miniCart from '@bindery/widgets/cart/mini-cart/mini-cart.element.ts'
import type { MiniCartView } from '@bindery/widgets/cart/mini-cart/mini-cart.model.ts'
import '@bindery/widgets/cart/mini-cart/mini-cart-flyout.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const view: MiniCartView = {
  label: 'Cart',
  words: '3 items',
  short: '3',
  open: false,
  toggle: action('toggle'),
}

const meta: Meta<ElementViewProps<MiniCartView>> = {
  title: 'cart/Mini-cart',
  component: elementView(miniCart),
  args: { view },
}
export default meta
type Story = StoryObj<ElementViewProps<MiniCartView>>

export const Closed: Story = {}
export const Open: Story = { args: { view: { ...view, open: true } } }
export const Empty: Story = { args: { view: { ...view, words: '0 items', short: '' } } }
export const CountUnknown: Story = { args: { view: { ...view, words: '', short: '' } } }
export const CountAbove99: Story = {
  args: { view: { ...view, words: '1240 items', short: '99+' } },
}
export const CustomLabel: Story = {
  render: elementView(miniCart, () => <span slot="label">Basket</span>),
}

/** On the mock API: the button and its flyout. */
export const Scene: Story = {
  render: () => <>{createElement('bindery-mini-cart')} </>,
  parameters: { scene: true },
}
