import { cartMessages } from '@bindery/state/cart/cart.messages.ts'
import { cartPageMessages } from '@bindery/widgets/cart/cart.messages.ts'
import type { CartRow } from '@bindery/widgets/cart/cart-rows.ts'
import cart from '@bindery/widgets/cart/page/cart.element.ts'
import type { CartView, ShownCart } from '@bindery/widgets/cart/page/cart.model.ts'
import type { CartEstimate, CartForm } from '@bindery/widgets/cart/page/cart-forms.ts'
import type { CartLine } from '@bindery/widgets/cart/page/cart-lines.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { many, rows } from './cart-rows.ts'

const words = book.define('cart', cartPageMessages).get()
const frame = { words, storeHref: '#store', message: null, retry: action('retry') }
const line = (row: CartRow): CartLine => ({ ...row, name: row.title, saving: null, problem: null })
const linesOf = (lines: readonly CartLine[]): ShownCart['lines'] => ({
  count: lines.length,
  first: (count) => lines.slice(0, count),
})
const lines = linesOf(rows.map(line))
const first = (change: Partial<CartLine>): ShownCart['lines'] =>
  linesOf(rows.map(line).map((line, at) => (at === 0 ? { ...line, ...change } : line)))

const form: CartForm = {
  drafts: {},
  problem: null,
  sending: false,
  keepDraft: action('keepDraft'),
  send: async () => action('send')(),
}
const estimate: CartEstimate = {
  ...form,
  countries: [
    { value: 'US', label: 'United States' },
    { value: 'DE', label: 'Germany' },
  ],
  country: 'US',
  states: [
    { value: 'CA', label: 'California' },
    { value: 'NY', label: 'New York' },
  ],
  drafts: { country: 'US', state: '' },
}
const sum = (name: string, label: string, amount: string) => ({ name, label, amount })

const shown: ShownCart = {
  ...frame,
  step: 'shown',
  lines,
  count: words.items(43),
  news: [],
  maintenance: null,
  removed: null,
  sums: [
    sum('subTotal', words.subTotal, '$258.95'),
    sum('tax', words.tax, words.notEstimated),
    sum('shipping', words.shipping, words.notEstimated),
  ],
  total: '$258.95',
  estimated: null,
  coupons: [],
  promo: form,
  estimate,
  checkoutHref: '#checkout',
  change: action('change'),
  remove: action('remove'),
  dismissNews: action('dismissNews'),
  dropPromo: action('dropPromo'),
}
const view = (change: Partial<ShownCart>): ElementViewProps<CartView> => ({
  view: { ...shown, ...change },
})

const meta: Meta<ElementViewProps<CartView>> = {
  title: 'cart/Cart',
  component: elementView<CartView>(cart),
  args: { view: shown },
}
export default meta
type Story = StoryObj<ElementViewProps<CartView>>

export const Filled: Story = {}
export const Loading: Story = { args: { view: { ...frame, step: 'loading' } } }
export const Failed: Story = {
  args: { view: { ...frame, step: 'failed', message: 'No connection.' } },
}
export const Stale: Story = { args: view({ message: 'No connection.' }) }
export const Empty: Story = { args: view({ lines: linesOf([]), count: words.items(0) }) }
export const Saving: Story = { args: view({ lines: first({ saving: 'quantity', quantity: 3 }) }) }
export const Removing: Story = { args: view({ lines: first({ saving: 'removal' }) }) }
export const LineFailed: Story = {
  args: view({
    lines: first({ problem: { message: 'Something went wrong.', retry: action('retry') } }),
  }),
}
export const Removed: Story = {
  args: view({
    removed: { title: 'Guide to Better Meetings', failed: null, undo: action('undo') },
  }),
}
export const UndoFailed: Story = {
  args: view({
    removed: { title: 'Guide to Better Meetings', failed: 'No connection.', undo: action('undo') },
  }),
}
export const PriceChanged: Story = {
  args: view({ lines: first({ previous: '$29.00' }), news: [words.pricesChanged] }),
}
export const Merged: Story = { args: view({ news: [words.merged(2)] }) }
export const NoLongerSold: Story = {
  args: view({ news: [words.vanished({ title: 'The Second Chief' })] }),
}
export const VolumePrices: Story = {
  args: view({
    lines: first({ quantity: 12, price: '$7.95', listPrice: '$8.95', amount: '$95.40' }),
    sums: [
      sum('base', words.listPrices, '$302.35'),
      sum('saved', words.saved, '−$12.00'),
      ...shown.sums,
    ],
  }),
}
export const WithPromoCode: Story = {
  args: view({
    coupons: [
      {
        code: 'WELCOME20',
        words: words.applied({ code: 'WELCOME20', what: '20% off' }),
        applies: true,
      },
    ],
    sums: [sum('subTotal', words.subTotal, '$258.95'), sum('discount', words.discount, '−$51.79')],
  }),
}
export const PromoCodeNotApplicable: Story = {
  args: view({
    coupons: [{ code: 'TENOFF', words: words.notApplied({ code: 'TENOFF' }), applies: false }],
  }),
}
export const PromoCodeUnknown: Story = {
  args: view({
    promo: {
      ...form,
      drafts: { promoCode: 'SPRNG' },
      problem: { fields: { promoCode: cartMessages.promoUnknown } },
    },
  }),
}
export const PromoCodeSending: Story = { args: view({ promo: { ...form, sending: true } }) }
export const Estimated: Story = {
  args: view({
    estimated: words.estimatedFor({ place: 'California, United States' }),
    sums: [
      sum('subTotal', words.subTotal, '$258.95'),
      sum('tax', words.tax, '$4.64'),
      sum('shipping', words.shipping, words.free),
    ],
    total: '$263.59',
  }),
}
export const StatesLoading: Story = {
  args: view({ estimate: { ...estimate, states: null } }),
}
export const WithoutStates: Story = {
  args: view({ estimate: { ...estimate, country: 'DE', states: [], drafts: { country: 'DE' } } }),
}
export const EstimateFailed: Story = {
  args: view({ estimate: { ...estimate, problem: { message: 'No connection.', fields: {} } } }),
}
export const Maintenance: Story = { args: view({ maintenance: cartMessages.maintenance }) }
export const ManyLines: Story = {
  args: view({ lines: linesOf(many(60).map(line)) }),
}

/** On the mock API, with an empty cart. */
export const Scene: Story = {
  render: () => <>{createElement('bindery-cart')} </>,
  parameters: { scene: true },
}
