import { caseStudyMessages } from '@bindery/state/orders/order.messages.ts'
import checkoutTag from '@bindery/widgets/checkout/checkout.element.ts'
import type { CheckoutView } from '@bindery/widgets/checkout/checkout.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { addresses, at, checkout, order, shown, words } from './checkout-view.ts'

const meta: Meta<ElementViewProps<CheckoutView>> = {
  title: 'checkout/Checkout',
  component: elementView(checkoutTag, () => 'Order by telephone: 1-800-555-0142.'),
  args: { view: at({}) },
}
export default meta
type Story = StoryObj<ElementViewProps<CheckoutView>>

const reachable = ['address', 'shipping', 'payment', 'review'] as const
const failed = { message: 'Something went wrong. Please try again.', fields: {} }
const { address: _, ...nowhere } = checkout
const { estimate: __, ...unplaced } = checkout.cart

export const SavedAddresses: Story = {}
export const FirstAddress: Story = {
  args: {
    view: at({
      addresses: [],
      values: { address: 'new', countryCode: 'US' },
      checkout: { ...nowhere, cart: unplaced, shippingMethods: [], shippingMethod: '' },
    }),
  },
}
export const NewAddress: Story = {
  args: { view: at({ values: { address: 'new', countryCode: 'US', state: 'NY' } }) },
}
export const CountryWithoutStates: Story = {
  args: { view: at({ values: { address: 'new', countryCode: 'DE' }, states: [] }) },
}
export const StatesFailed: Story = {
  args: {
    view: at({
      values: { address: 'new', countryCode: 'US' },
      states: null,
      statesFailed: 'Something went wrong. Please try again.',
    }),
  },
}
export const AddressRefused: Story = {
  args: {
    view: at({
      values: { address: 'new', countryCode: 'US' },
      problem: { fields: { state: 'Please select a valid value' } },
    }),
  },
}
export const AddressSending: Story = { args: { view: at({ sending: true }) } }
export const Shipping: Story = {
  args: { view: at({ step: 'shipping', reachable: ['address', 'shipping'] }) },
}
export const ShippingFailed: Story = {
  args: { view: at({ step: 'shipping', reachable: ['address', 'shipping'], problem: failed }) },
}
export const Payment: Story = { args: { view: at({ step: 'payment', reachable }) } }
export const PaymentRequired: Story = {
  args: { view: at({ step: 'payment', reachable, message: words.firstPayment }) },
}
export const PaymentDeclined: Story = {
  args: { view: at({ step: 'payment', reachable, message: words.paymentDeclined }) },
}
export const ProviderLoading: Story = {
  args: {
    view: at({ step: 'payment', reachable, provider: 'waiting', setPaymentFields: () => {} }),
  },
}
export const ProviderMissing: Story = {
  args: {
    view: at({ step: 'payment', reachable, provider: 'missing', setPaymentFields: () => {} }),
  },
}
export const Review: Story = { args: { view: at({ step: 'review', reachable }) } }
export const ReviewOfDownload: Story = {
  args: {
    view: at({
      step: 'review',
      steps: ['address', 'payment', 'review'],
      reachable: ['address', 'payment', 'review'],
      checkout: { ...checkout, shippingMethods: [], shippingMethod: '' },
    }),
  },
}
export const NothingToPay: Story = {
  args: {
    view: at({
      step: 'review',
      steps: ['address', 'shipping', 'review'],
      reachable: ['address', 'shipping', 'review'],
      checkout: { ...checkout, paymentNeeded: false },
    }),
  },
}
export const Placing: Story = { args: { view: at({ step: 'review', reachable, sending: true }) } }
export const OutcomeUnknown: Story = {
  args: {
    view: at({ step: 'review', reachable, problem: { message: words.unsure, fields: {} } }),
  },
}
export const CartChanged: Story = {
  args: { view: at({ step: 'review', reachable, message: words.cartChanged }) },
}
export const Placed: Story = {
  args: { view: shown({ kind: 'placed', order, activation: null, note: null }) },
}
export const PlacedWithSubscription: Story = {
  args: {
    view: shown({
      kind: 'placed',
      order: { ...order, activation: true },
      activation: '/registration-complete',
      note: caseStudyMessages(book).get().expires,
    }),
  },
}
export const Guest: Story = { args: { view: shown({ kind: 'guest', signIn: action('signIn') }) } }
export const EmptyCart: Story = { args: { view: shown({ kind: 'empty' }) } }
export const Maintenance: Story = { args: { view: shown({ kind: 'maintenance' }) } }
export const LoadFailed: Story = {
  args: {
    view: shown({ kind: 'failed', why: failed.message, again: async () => action('again')() }),
  },
}
export const LongNames: Story = {
  args: {
    view: at({
      addresses: addresses.map((one) => ({ ...one, address1: 'Llanfairpwllgwyngyll'.repeat(6) })),
    }),
  },
}
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => createElement('bindery-checkout'),
  parameters: { scene: true },
}
