import { cartMessages } from '@bindery/state/cart/cart.messages.ts'
import { miniCartFlyoutMessages } from '@bindery/widgets/cart/cart.messages.ts'
import miniCartFlyout from '@bindery/widgets/cart/mini-cart/mini-cart-flyout.element.ts'
import type { MiniCartFlyoutView } from '@bindery/widgets/cart/mini-cart/mini-cart-flyout.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'
import { many, rows } from './cart-rows.ts'

type Shown = Exclude<MiniCartFlyoutView, { readonly step: 'closed' }>
type Args = Shown extends infer V
  ? V extends Shown
    ? Omit<V, 'anchor' | 'words' | 'cartHref' | 'storeHref' | 'close' | 'retry'>
    : never
  : never

const Flyout = elementView(miniCartFlyout)
const words = book.define('mini-cart-flyout', miniCartFlyoutMessages).get()

const frame = {
  words,
  cartHref: '#cart',
  storeHref: '#store',
  close: action('close'),
  retry: action('retry'),
}

const message = 'Something went wrong. Please try retry.'
const filled: Args = {
  step: 'filled',
  rows,
  more: 0,
  total: '$258.95',
  notice: null,
  message: null,
}

const meta: Meta<Args> = {
  title: 'cart/Mini-cart flyout',
  render: (args) => (
    <WithAnchor>{(anchor) => <Flyout view={{ ...args, ...frame, anchor } as Shown} />}</WithAnchor>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Closed: Story = { render: () => <Flyout view={{ step: 'closed' }} />, args: filled }
export const Loading: Story = { args: { step: 'loading', message: null } }
export const Filled: Story = { args: filled }
export const OneLine: Story = { args: { ...filled, rows: rows.slice(0, 1), total: '$64.00' } }
export const ManyLines: Story = { args: { ...filled, rows: many(10), more: 490 } }
export const Empty: Story = { args: { step: 'empty', notice: null, message: null } }
export const Maintenance: Story = { args: { ...filled, notice: cartMessages.maintenance } }
export const Failed: Story = { args: { step: 'failed', message } }
export const Stale: Story = { args: { ...filled, message } }
