import type { OrderWords } from './order.messages.ts'
import type { CheckoutView, Sums } from './order.view.ts'

export interface OrderSumsProps {
  sums: Sums
  /** false: nobody has said where to, so that tax and shipping are not known. Default: true. */
  known?: boolean
  words: OrderWords
  money: CheckoutView['money']
}

/** What an order costs, part by part. */
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
