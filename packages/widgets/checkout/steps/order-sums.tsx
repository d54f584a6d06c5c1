import type { Order } from '@bindery/state/orders/order.ts'
import type { CheckoutWords } from '../checkout.messages.ts'
import type { CheckoutView } from '../checkout.model.ts'

/** Amounts in minor units. */
type Sums = Pick<
  Order,
  'currency' | 'subTotal' | 'discount_amount' | 'tax' | 'shippingCost' | 'grandTotal'
>

export interface OrderSumsProps {
  sums: Sums
  /** false without an address: tax and shipping are unknown. Default true. */
  known?: boolean
  words: CheckoutWords
  money: CheckoutView['money']
}

/** The costs of an order and their total. */
export function OrderSums({ sums, known = true, words, money }: OrderSumsProps) {
  const { currency, subTotal, discount_amount, tax, shippingCost, grandTotal } = sums
  const rows = [
    [words.subTotal, subTotal],
    ...(discount_amount > 0 ? [[words.discount, discount_amount] as const] : []),
    [words.tax, known ? tax : null],
    [words.shippingCost, known ? shippingCost : null],
    [words.total, grandTotal],
  ] as const
  const shown = (amount: number | null) => (amount === null ? words.later : money(amount, currency))
  return (
    <dl className="sums">
      {rows.map(([term, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{term === words.discount ? `−${shown(amount)}` : shown(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
