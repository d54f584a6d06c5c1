import { Button } from '@bindery/ui/button/button.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { Fragment, type MouseEvent } from 'react'
import { linesOf } from '../address-fields.ts'
import type { OpenView } from '../checkout.model.ts'
import type { Step } from '../checkout-steps.ts'

type Props = { view: OpenView }

function Fact({ view, term, text, step }: Props & { term: string; text: string; step: Step }) {
  const { words, goTo, sending } = view
  return (
    <div className="fact">
      <dt>{term}</dt>
      <dd className="bindery-text">
        <bdi>{text}</bdi>{' '}
        <Button
          variant="link"
          aria-label={words.changeOf({ what: words[step] })}
          inactive={sending}
          onClick={() => goTo(step)}
        >
          {words.change}
        </Button>
      </dd>
    </div>
  )
}

/** The whole order before it is placed. Nothing is charged before the button. */
export function ReviewStep({ view }: Props) {
  const { words, checkout, locale, problem, sending, place, steps } = view
  const { cart, address, shippingMethods, shippingMethod } = checkout
  const method = shippingMethods.find(({ id }) => id === shippingMethod)
  // The second click of a double click on the previous step's button can land here.
  const press = ({ detail }: MouseEvent) => void (detail > 1 || place())
  return (
    <>
      <ul className="lines" part="lines">
        {cart.items.map((item) => (
          <li key={item.itemid}>
            <span className="what bindery-text">
              <bdi>{item.productTitle}</bdi>
              <span className="how">
                {[item.format, item.language].filter(Boolean).map((one) => (
                  <Fragment key={one}>
                    <bdi>{one}</bdi>,{' '}
                  </Fragment>
                ))}
                {words.quantity({ count: item.quantity })}
              </span>
            </span>
            <span>{view.money(item.amount ?? item.unitPrice * item.quantity, cart.currency)}</span>
          </li>
        ))}
      </ul>
      <dl>
        {address ? (
          <Fact
            view={view}
            term={words.sentTo}
            text={linesOf(address, locale).join(', ')}
            step="address"
          />
        ) : null}
        {method ? (
          <Fact view={view} term={words.sentBy} text={method.name} step="shipping" />
        ) : null}
      </dl>
      {steps.includes('payment') ? null : <p>{words.free}</p>}
      {/* On a narrow page the summary is below the button, so the total is also here. */}
      <p className="due">
        <span>{words.total}</span> <span>{view.money(cart.grandTotal, cart.currency)}</span>
      </p>
      <Notice kind="error">{problem?.message}</Notice>
      <Button variant="primary" busy={sending} onClick={press}>
        {words.place}
      </Button>
    </>
  )
}
