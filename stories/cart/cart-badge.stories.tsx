import cartBadge from '@bindery/widgets/cart/badge/cart-badge.element.ts'
import type { CartBadgeView } from '@bindery/widgets/cart/badge/cart-badge.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const Badge = elementView(cartBadge, () => <span>(…)</span>)
const meta: Meta<ElementViewProps<CartBadgeView>> = {
  title: 'cart/Cart badge',
  render: ({ view }) => (
    <a href="#cart">
      Cart <Badge view={view} />
    </a>
  ),
  args: { view: { words: '3 items', short: '3' } },
}
export default meta
type Story = StoryObj<ElementViewProps<CartBadgeView>>

export const Three: Story = {}
export const One: Story = { args: { view: { words: '1 item', short: '1' } } }
export const Empty: Story = { args: { view: { words: '0 items', short: '' } } }
export const CountAbove99: Story = { args: { view: { words: '1240 items', short: '99+' } } }
export const ShowsChildren: Story = { args: { view: null } }

/** On the mock API, with an empty cart. */
export const Scene: Story = {
  render: () => <p>Cart {createElement('bindery-cart-badge')} </p>,
  parameters: { scene: true },
}
