import cartBadge from '@bindery/widgets/cart/cart-badge.element.ts'
import type { CartBadgeView } from '@bindery/widgets/cart/cart-badge.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type Drawn, drawn } from '../drawn.tsx'

const Badge = drawn(cartBadge, () => <span>(…)</span>)
const meta: Meta<Drawn<CartBadgeView>> = {
  title: 'cart/Cart badge',
  render: ({ view }) => (
    <a href="#cart">
      Cart <Badge view={view} />
    </a>
  ),
  args: { view: { words: '3 items', short: '3' } },
}
export default meta
type Story = StoryObj<Drawn<CartBadgeView>>

export const Three: Story = {}
export const One: Story = { args: { view: { words: '1 item', short: '1' } } }
export const Empty: Story = { args: { view: { words: '0 items', short: '' } } }
export const MoreThanFit: Story = { args: { view: { words: '1240 items', short: '99+' } } }
export const NotKnown: Story = { args: { view: null } }

/** On the mock API, where nothing is in the cart yet. */
export const Scene: Story = {
  render: () => <p>Cart {createElement('bindery-cart-badge')} </p>,
  parameters: { scene: true },
}
