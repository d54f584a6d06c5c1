import { expect, test, vi } from 'vitest'
import { render, screen, within } from '../../../../tests/support/render.tsx'
import { book } from '../../test/render-view.tsx'
import { cartPageMessages } from '../cart.messages.ts'
import type { ShownCart } from './cart.model.ts'
import type { CartEstimate, CartForm } from './cart-forms.ts'
import { CartSummary } from './cart-summary.tsx'

const words = book.define('cart', cartPageMessages).get()
const form = (): CartForm => ({
  drafts: {},
  problem: null,
  sending: false,
  keepDraft: vi.fn(),
  send: vi.fn(async () => {}),
})
const estimate = (state: Partial<CartEstimate> = {}): CartEstimate => ({
  ...form(),
  countries: [
    { value: 'US', label: 'United States' },
    { value: 'DE', label: 'Germany' },
  ],
  country: 'US',
  states: [{ value: 'CA', label: 'California' }],
  drafts: { country: 'US', state: '' },
  ...state,
})
const shown = (state: Partial<ShownCart> = {}): ShownCart => ({
  step: 'shown',
  words,
  storeHref: '/store',
  message: null,
  retry: vi.fn(),
  lines: { count: 0, first: () => [] },
  count: '1 item',
  news: [],
  maintenance: null,
  removed: null,
  sums: [{ name: 'tax', label: words.tax, amount: '$1.00' }],
  total: '$20.95',
  estimated: null,
  coupons: [],
  promo: form(),
  estimate: estimate(),
  checkoutHref: '/checkout',
  change: vi.fn(),
  remove: vi.fn(),
  dismissNews: vi.fn(),
  dropPromo: vi.fn(),
  ...state,
})
const summary = (state?: Partial<ShownCart>) => <CartSummary view={shown(state)} />
const region = (name: string) => within(screen.getByRole('region', { name }))

test('the cart summary has no way to pay during maintenance', () => {
  const { rerender } = render(summary())
  expect(screen.getByRole('link', { name: words.checkout })).toHaveAttribute('href', '/checkout')
  rerender(summary({ maintenance: 'Closed until 10am.' }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(screen.getByText('$20.95')).toBeVisible()
})

test('the promo form asks for a code, and a coupon can be removed unless a request is pending', async () => {
  const [send, dropPromo] = [vi.fn(async () => {}), vi.fn()]
  const coupons = [{ code: 'SPRING', words: 'SPRING: -10 %', applies: true }]
  const pending = { ...form(), sending: true }
  const { rerender, user } = render(summary({ coupons, dropPromo, promo: { ...form(), send } }))
  const promo = () => region(words.promo)
  await user.click(promo().getByRole('button', { name: words.apply }))
  expect(promo().getByRole('textbox', { name: words.promoCode })).toHaveAccessibleDescription(
    words.promoRequired,
  )
  expect(send).not.toHaveBeenCalled()
  const remove = () => promo().getByRole('button', { name: words.removePromo({ code: 'SPRING' }) })
  rerender(summary({ coupons, dropPromo, promo: pending }))
  await user.click(remove())
  expect(dropPromo).not.toHaveBeenCalled()
  rerender(summary({ coupons, dropPromo }))
  await user.click(remove())
  expect(dropPromo).toHaveBeenCalledOnce()
})

test('the estimate asks for a state of a country with states, and waits while they load', async () => {
  const send = vi.fn(async () => {})
  const { rerender, user } = render(summary({ estimate: estimate({ send }) }))
  const box = () => region(words.estimate)
  const button = () => box().getByRole('button', { name: words.reckon })
  await user.click(button())
  const state = box().getByRole('combobox', { name: words.state })
  expect(state).toHaveAccessibleDescription(words.stateRequired)
  await user.selectOptions(state, 'California')
  await user.click(button())
  expect(send).toHaveBeenCalledExactlyOnceWith({ country: 'US', state: 'CA' })
  rerender(summary({ estimate: estimate({ send, states: null }) }))
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(box().queryByRole('combobox', { name: words.state })).not.toBeInTheDocument()
})
