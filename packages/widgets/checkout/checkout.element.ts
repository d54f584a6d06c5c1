import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { TitleRequestEvent } from '@bindery/element/title/page-title.events.ts'
import { OrderPlacedEvent } from '@bindery/state/orders/order.events.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { lightStyle } from '@bindery/ui/styles/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './checkout.css?inline'
import { createCheckoutModel } from './checkout.model.ts'
import { Checkout } from './checkout.tsx'
import light from './checkout-light.css?inline'
import { PaymentRequestEvent, PaymentWantedEvent } from './payment-provider.ts'

export default defineWidget({
  tag: 'bindery-checkout',
  summary: 'From a cart to an order: address, shipping method, payment, review.',
  opens: ['bindery-auth-modal'],
  attributes: {
    step: {
      type: 'enum',
      values: ['shipping-payment', 'review-order'],
      default: 'shipping-payment',
      description:
        'The page of the checkout that has the tag. The site’s own addresses (the setting `paths`) and ?step= take precedence.',
    },
  },
  events: [
    PaymentWantedEvent,
    PaymentRequestEvent,
    OrderPlacedEvent,
    SignInRequestEvent,
    TitleRequestEvent,
  ],
  slots: { '': 'The fallback until the session is known, and without the script.' },
  parts: {
    box: 'The whole checkout.',
    steps: 'The list of steps.',
    step: 'The open step.',
    summary: 'The costs of the order.',
    lines: 'The ordered items.',
    placed: 'The confirmation.',
  },
  model: (host) => createCheckoutModel(getState(), host),
  render: react(Checkout, {
    styles: [...uiStyles, css],
    documentStyles: [...formStyles, lightStyle(light)],
  }),
})
