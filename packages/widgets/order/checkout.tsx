import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { useLayoutEffect, useRef } from 'react'
import { AddressStep } from './address-step.tsx'
import type { CheckoutView, OpenView } from './order.view.ts'
import { OrderBox } from './order-box.tsx'
import { OrderEmpty } from './order-empty.tsx'
import { OrderGuest } from './order-guest.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderUnloaded } from './order-unloaded.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ProviderPlace } from './provider-place.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'

type Props = { view: OpenView }

/** The steps; those that are done lead back. */
function Steps({ view }: Props) {
  const { words, steps, step, reachable, goTo, sending } = view
  return (
    <nav aria-label={words.steps} part="steps">
      <ol>
        {steps.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {one !== step && reachable.includes(one) ? (
              <Button variant="link" inactive={sending} onClick={() => goTo(one)}>
                {words[one]}
              </Button>
            ) : (
              words[one]
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Each step begins at its heading: focus goes there, but not when the page has just come. */
function Heading({ view }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(view.step)
  useLayoutEffect(() => {
    if (last.current !== view.step) heading.current?.focus()
    last.current = view.step
  }, [view.step])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {view.words[view.step]}
    </h2>
  )
}

function Open({ view }: Props) {
  const { step, checkout, words, money, said } = view
  return (
    <>
      <Steps view={view} />
      <div className="columns">
        <section className="step" part="step">
          <Heading view={view} />
          <Notice kind="error">{said}</Notice>
          {step === 'address' ? <AddressStep view={view} /> : null}
          {step === 'shipping' ? <ShippingStep view={view} /> : null}
          <PaymentStep view={view} shown={step === 'payment'} />
          {step === 'review' ? <ReviewStep view={view} /> : null}
          <ProviderPlace name="proof" onPlace={view.proofPlace} />
        </section>
        <aside aria-label={words.summary} part="summary">
          <h2>{words.summary}</h2>
          <OrderSums
            sums={checkout.cart}
            known={checkout.cart.estimate !== undefined}
            words={words}
            money={money}
          />
        </aside>
      </div>
    </>
  )
}

function Body({ view }: { view: CheckoutView }) {
  const { words } = view
  switch (view.kind) {
    case 'guest':
      return <OrderGuest words={words} signIn={view.signIn} />
    case 'failed':
      return <OrderUnloaded words={words} why={view.why} again={view.again} />
    case 'maintenance':
      return <Notice>{words.maintenance}</Notice>
    case 'empty':
      return <OrderEmpty words={words} store={view.paths.store} />
    case 'placed':
      return <OrderPlaced view={view} />
    default:
      return <Open view={view} />
  }
}

/** From a cart to an order. */
export function Checkout({ host, ...view }: CheckoutView & { host: ViewHost }) {
  return (
    <OrderBox host={host} kind={view.kind}>
      <Body view={view} />
    </OrderBox>
  )
}
