import { moneyOf } from '@bindery/state/messages/money.ts'
import { validityMessages } from '@bindery/state/messages/validity.messages.ts'
import type { Address, Checkout, Order } from '@bindery/state/orders/order.ts'
import { validateAddress } from '@bindery/widgets/checkout/address-fields.ts'
import { checkoutMessages } from '@bindery/widgets/checkout/checkout.messages.ts'
import type {
  CheckoutStage,
  CheckoutView,
  OpenStage,
} from '@bindery/widgets/checkout/checkout.model.ts'
import { action } from 'storybook/actions'
import { book } from '../book.ts'

export const words = checkoutMessages(book).get()

const home: Address = {
  id: 'a1',
  firstName: 'Robin',
  lastName: 'Reader',
  address1: '12 Rope Walk',
  address2: 'Apt 3',
  city: 'Gloucester',
  state: 'MA',
  postalCode: '01930',
  countryCode: 'US',
}
export const addresses: readonly Address[] = [
  home,
  { ...home, id: 'a2', address1: 'Harbor Consulting, 400 Summer Street', city: 'Boston' },
]

const item = (itemid: string, productTitle: string, amount: number, quantity = 1) => ({
  itemid,
  productTitle,
  quantity,
  amount: amount * quantity,
  unitPrice: amount,
  listPrice: amount,
  format: 'Paperback',
  language: 'English',
  productId: itemid,
  availabilityId: itemid,
  type: '',
  lineType: 'SHIP',
  isVolumePricingAvailable: false,
  productUrl: '',
  image: '',
  productContentType: 'Book',
  productMajorSubject: '',
  productAvailabilityStatus: '',
  publicationDate: '',
  authors: [],
})

export const checkout: Checkout = {
  cart: {
    shoppingCartId: 'c1',
    modifiedTime: '2026-11-20T12:00:00.000Z',
    currency: 'USD',
    items: [item('1', 'The Quiet Half', 1995, 2), item('2', 'The Second Chief', 2495)],
    line_items: { physical_items: 3, digital_items: 0 },
    cart_amount: 5187,
    base_amount: 6485,
    subTotal: 6485,
    discount_amount: 1298,
    tax: 324,
    shippingCost: 799,
    grandTotal: 6310,
    coupons: [],
    notices: [],
    estimate: { country: 'US', state: 'MA', shippingMethod: 'standard' },
  },
  address: home,
  shippingMethods: [
    { id: 'standard', name: 'Standard', days: '5–8', cost: 799 },
    { id: 'expedited', name: 'Expedited', days: '2–3', cost: 1499 },
    { id: 'next-day', name: 'Next day', days: '1', cost: 2499 },
  ],
  shippingMethod: 'standard',
  paymentNeeded: true,
}

const states = [
  { code: 'MA', name: 'Massachusetts' },
  { code: 'NY', name: 'New York' },
]
const done = (name: string) => async (values?: unknown) => action(name)(values)

/** The view of the tag for a state of the model. */
export const shown = (stage: CheckoutStage): CheckoutView => ({
  ...stage,
  words,
  locale: 'en-US',
  money: (minor, currency) => moneyOf(minor, { locale: 'en-US', currency }),
  paths: { store: '/store', account: '/account' },
})

const open: OpenStage = {
  kind: 'open',
  step: 'address',
  steps: ['address', 'shipping', 'payment', 'review'],
  reachable: ['address'],
  checkout,
  addresses,
  values: { address: 'a1', countryCode: 'US' },
  states,
  statesFailed: null,
  countries: [
    { value: 'CA', label: 'Canada' },
    { value: 'DE', label: 'Germany' },
    { value: 'US', label: 'United States' },
  ],
  country: 'US',
  message: null,
  problem: null,
  sending: false,
  provider: 'ready',
  validate: (values) => validateAddress(values, states, validityMessages(book).get()),
  draftAddress: () => {},
  draftShipping: () => {},
  method: '',
  goTo: action('goTo'),
  retryStates: action('retryStates'),
  sendAddress: done('sendAddress'),
  sendShipping: done('sendShipping'),
  sendPayment: done('sendPayment'),
  place: done('place'),
  setPaymentFields: (element) => {
    if (element && element.childElementCount === 0) {
      const label = document.createElement('label')
      label.append('Card number (the provider’s own field) ', document.createElement('input'))
      element.append(label)
    }
  },
  setPaymentProof: () => {},
}
export const at = (more: Partial<OpenStage>): CheckoutView => shown({ ...open, ...more })

export const order: Order = {
  orderId: '20503',
  orderedAt: '2026-11-20T12:00:00.000Z',
  orderStatus: 'COMPLETED',
  currency: 'USD',
  items: [],
  subTotal: 6485,
  discount_amount: 1298,
  tax: 324,
  shippingCost: 799,
  grandTotal: 6310,
  activation: false,
}
