import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import notice from '@bindery/ui/notice/notice.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './checkout-frame.css?inline'
import { CheckoutCloseEvent, CheckoutGoBackEvent } from './checkout-frame.events.ts'
import { createFrameModel } from './checkout-frame.model.ts'
import { checkoutFrame } from './checkout-frame.view.ts'

export default defineWidget({
  tag: 'bindery-checkout-frame',
  summary:
    'Shows the checkout’s cards in a frame and turns their messages into events. Set src when the reader presses a button: focus moves into the frame, and back to the button afterwards.',
  load: 'eager',
  attributes: {
    src: {
      type: 'string',
      description:
        'The page with the card. It must belong to the same site as this page (checkout.example.com in www.example.com), or the browser stores no cookie for it. A page of another domain needs allowed-origins, or the tag in <body> itself. Without src no frame is shown.',
    },
    'frame-origin': {
      type: 'string',
      required: true,
      description: 'Required: the origin of that page. Messages from other origins are ignored.',
    },
  },
  events: [CheckoutCloseEvent, CheckoutGoBackEvent],
  slots: { '': 'Shown without the script, and while no frame is shown.' },
  parts: {
    frame: 'The whole element.',
    iframe: 'The iframe.',
    notice: 'The notice for a frame that sends no message.',
  },
  cssProperties: {
    '--bindery-checkout-height': 'The height of the frame until its page sends one. Default 34em.',
  },
  model: (host) => createFrameModel(getState(), host),
  render: lit(checkoutFrame, { styles: [...baseStyles, notice, css] }),
})
