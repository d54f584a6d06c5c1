import { useLayoutEffect, useRef } from 'react'
import type { CheckoutView } from '../checkout.model.ts'
import { OrderSums } from './order-sums.tsx'

type Placed = Extract<CheckoutView, { kind: 'placed' }>

/** The confirmation of a placed order. Its heading takes the focus. */
export function OrderPlaced({ view }: { view: Placed }) {
  const { words, order, activation, note, money, paths } = view
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section part="placed">
      <h2 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h2>
      <p role="status">{words.number({ id: order.orderId })}</p>
      <p>{words.mailed}</p>
      {note ? <p>{note}</p> : null}
      <OrderSums sums={order} words={words} money={money} />
      {activation ? (
        <p>
          {words.activation}{' '}
          <a className="bindery-link" href={activation}>
            {words.activate}
          </a>
        </p>
      ) : null}
      <p>
        <a className="bindery-link" href={paths.account}>
          {words.history}
        </a>
      </p>
    </section>
  )
}
