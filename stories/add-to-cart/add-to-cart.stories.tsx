import addToCart from '@bindery/widgets/add-to-cart/add-to-cart.element.ts'
import { addToCartMessages } from '@bindery/widgets/add-to-cart/add-to-cart.messages.ts'
import type { AddToCartView } from '@bindery/widgets/add-to-cart/add-to-cart.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('add-to-cart', addToCartMessages).get()

const view = (more: Partial<AddToCartView> = {}): AddToCartView => ({
  words,
  name: words.addNamed({ title: 'The Plan on One Page' }),
  label: words.quantity,
  once: false,
  error: '',
  busy: false,
  press: () => {},
  clearError: () => {},
  ...more,
})
const link = () => <a href="#add">Add to Cart</a>

const meta: Meta<ElementViewProps<AddToCartView>> = {
  title: 'add-to-cart/Add to cart',
  component: elementView(addToCart, link),
  args: { view: view() },
}
export default meta
type Story = StoryObj<ElementViewProps<AddToCartView>>

export const WithQuantity: Story = {}
export const Digital: Story = { args: { view: view({ once: true }) } }
export const Permission: Story = { args: { view: view({ label: words.copies }) } }
export const Compact: Story = { args: { view: view({ label: '' }) } }
export const Adding: Story = { args: { view: view({ busy: true }) } }
export const InvalidQuantity: Story = {
  args: { view: view({ error: words.invalid({ most: 999 }) }) },
}
export const QuantityAboveOne: Story = { args: { view: view({ once: true, error: words.once }) } }
export const LoadFailed: Story = { args: { view: view({ label: '', error: words.failed }) } }
export const CustomLabel: StoryObj<ElementViewProps<AddToCartView>> = {
  render: elementView(addToCart, () => <span slot="label">Buy</span>),
}
/** Without a product the children stay. */
export const NoProduct: Story = { args: { view: null } }
export const Scene: Story = {
  render: () =>
    createElement(
      'bindery-add-to-cart',
      { 'product-id': '501-HBK-ENG', 'product-title': 'The Plan on One Page' },
      link(),
    ),
  parameters: { scene: true },
}
