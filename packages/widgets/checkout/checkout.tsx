import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { isFocusLost } from '@bindery/ui/focus/focus.ts'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { useRef } from 'react'
import type { CheckoutView, OpenView } from './checkout.model.ts'
import { AddressStep } from './steps/address-step.tsx'
import { OrderPlaced } from './steps/order-placed.tsx'
import { OrderSums } from './steps/order-sums.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { ProviderPlace } from './steps/provider-place.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { ShippingStep } from './steps/shipping-step.tsx'

type Props = { view: OpenView }

/** The list of steps, with a link to each reachable one. */
function Steps({ view }: Props) {
  const { words, steps, step, reachable, goTo, sending } = view
  return (
    <nav aria-label={words.steps} part="steps">
      <ol>
        {steps.map((each) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {each !== step && reachable.includes(each) ? (
              <Button variant="link" inactive={sending} onClick={() => goTo(each)}>
                {words[each]}
              </Button>
            ) : (
              words[each]
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The heading of the step. It takes the focus when the step changes, but not when the page loads. */
function Heading({ view }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useOnChange(view.step, () => heading.current?.focus())
  return (
    <h2 ref={heading} tabIndex={-1}>
      {view.words[view.step]}
    </h2>
  )
}

function Open({ view }: Props) {
  const { step, checkout, words, money, message } = view
  return (
    <>
      <Steps view={view} />
      <div className="columns">
        <section className="step" part="step">
          <Heading view={view} />
          <Notice kind="error">{message}</Notice>
          {step === 'address' ? <AddressStep view={view} /> : null}
          {step === 'shipping' ? <ShippingStep view={view} /> : null}
          <PaymentStep view={view} shown={step === 'payment'} />
          {step === 'review' ? <ReviewStep view={view} /> : null}
          <ProviderPlace name="proof" onPlace={view.setPaymentProof} />
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
      return (
        <>
          <p>{words.guest}</p>
          <Button variant="primary" onClick={view.signIn}>
            {words.signIn}
          </Button>
        </>
      )
    case 'failed':
      return (
        <RetryNotice
          message={[words.unloaded, view.why].filter(Boolean).join(' ')}
          label={words.again}
          retry={view.again}
        />
      )
    case 'maintenance':
      return <Notice>{words.maintenance}</Notice>
    case 'empty':
      return (
        <>
          <p>{words.empty}</p>
          <a className="bindery-link" href={view.paths.store}>
            {words.store}
          </a>
        </>
      )
    case 'placed':
      return <OrderPlaced view={view} />
    default:
      return <Open view={view} />
  }
}

/**
 * From a cart to an order. If the focused step disappears, the box around it takes the focus, and a screen
 * reader reads what replaced the step.
 */
export function Checkout({ host, ...view }: CheckoutView & { host: ViewHost }) {
  const { kind } = view
  const box = useRef<HTMLDivElement>(null)
  useOnChange(kind, (before) => {
    if (before === 'open' && isFocusLost()) box.current?.focus({ preventScroll: true })
  })
  return (
    <View host={host}>
      <div ref={box} part="box" tabIndex={-1}>
        <Body view={view} />
      </div>
    </View>
  )
}
