import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import notice from '@bindery/ui/notice.css?inline'
import css from './checkout-frame.css?inline'
import { createFrameModel } from './checkout-frame.model.ts'
import { checkoutFrame } from './checkout-frame.view.ts'

export default defineWidget({
  tag: 'bindery-checkout-frame',
  summary:
    'Shows the checkout’s cards in a frame and hears them. Set src when a reader presses something, and focus goes into the frame, and back when it is done with.',
  load: 'eager',
  attributes: {
    src: {
      type: 'string',
      description:
        'The page with the card, of the same site as this page (checkout.example.com in www.example.com), or no cookie is kept in it. Without it no frame is shown.',
    },
    'frame-origin': {
      type: 'string',
      description:
        'Required: the origin of that page. Messages of its window are heard from that origin alone.',
    },
  },
  events: {
    'bindery-checkout-close': {
      detail: '{ card: string | null }',
      description: 'A reader is signed in, the card has nothing more to ask.',
    },
    'bindery-checkout-go-back': {
      detail: '{ card: string | null; to: string | null }',
      description: 'The reader went back to the card `to`; null: out of the frame.',
    },
    'bindery-error': {
      detail: '{ tag: string; code: string; message: string }',
      description: '`frame-silent`: what is in the frame has said nothing for ten seconds.',
    },
  },
  slots: { '': 'Shown where the script does not run, or no frame is shown.' },
  parts: {
    frame: 'All of it.',
    iframe: 'The frame itself.',
    notice: 'What is said when it does not answer.',
  },
  cssProperties: {
    '--bindery-checkout-height': 'How high the frame is until it has said so itself; default 34em.',
  },
  model: (host) => createFrameModel(getState(), host),
  render: lit(checkoutFrame, { styles: [...baseStyles, notice, css] }),
})
