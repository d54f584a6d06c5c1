import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { lightStyle } from '@bindery/ui/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './checkout.css?inline'
import { createCheckoutModel } from './checkout.model.ts'
import { Checkout } from './checkout.tsx'
import light from './order-light.css?inline'

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
        'The page that it stands on. At an address of the site’s own (the settings’ `paths`), or with ?step=, the address says it.',
    },
  },
  events: {
    'bindery-payment-wanted': {
      detail: '{ register(provider: object): void }',
      description:
        'A payment provider is wanted: { mount(container, context), tokenise(), challenge(data, container) }. One that is loaded later sends bindery-payment-provider with itself as detail.',
    },
    'bindery-order-placed': {
      detail: '{ orderId: string }',
      description: 'The order has been placed.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The auth modal is about to open; cancel it to use a login of your own.',
    },
  },
  slots: { '': 'Shown until it is known who is reading, and where the script does not run.' },
  parts: {
    box: 'All of it.',
    steps: 'The way through.',
    step: 'The step that is open.',
    summary: 'What the order costs.',
    lines: 'What is ordered.',
    placed: 'The confirmation.',
  },
  model: (host) => createCheckoutModel(getState(), host),
  render: react(Checkout, {
    styles: [...uiStyles, css],
    documentStyles: [...formStyles, lightStyle(light)],
  }),
})
