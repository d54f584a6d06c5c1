/** Whether the amounts of a cart add up. */
import type { Cart } from '@bindery/contract/cart.ts'
import { toDecimal } from '@bindery/contract/money.ts'
import type { Answer, Reader } from '../../check/reader.ts'

/** What does not add up, or null. */
function wrongSum(cart: Cart): { path: string; expected: string; got: string } | null {
  const amounts = cart.items.map(({ unitPrice, quantity, amount }, at) => {
    const expected = unitPrice * quantity
    return [`items.${at}.amount`, expected, amount ?? expected] as const
  })
  const lines = cart.items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const total = cart.subTotal - cart.discount_amount + cart.tax + cart.shippingCost
  const pieces = cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { physical_items, digital_items } = cart.line_items
  const sums: readonly (readonly [string, number, number])[] = [
    ...amounts,
    ['cart_amount', cart.subTotal - cart.discount_amount, cart.cart_amount],
    ['subTotal', lines, cart.subTotal],
    ['grandTotal', total, cart.grandTotal],
    ['line_items', pieces, physical_items + digital_items],
  ]
  const wrong = sums.find(([, expected, got]) => expected !== got)
  if (!wrong) return null
  const [path, ...values] = wrong
  const [expected = '', got = ''] = values.map((value) => {
    const sign = value < 0 ? '-' : ''
    const decimal = `${sign}${toDecimal(Math.abs(value), cart.currency)} ${cart.currency}`
    return path === 'line_items' ? `${value}` : decimal
  })
  return { path, expected, got }
}

/** Reports the first amount that does not add up. */
export const checkSums = (reader: Reader, answer: Answer<Cart>, prefix = ''): boolean => {
  const wrong = wrongSum(answer.data)
  return reader.expect(!wrong, answer, {
    name: 'cart-sums',
    expected: wrong?.expected ?? '',
    got: wrong?.got ?? '',
    path: `${prefix}${wrong?.path}`,
  })
}
