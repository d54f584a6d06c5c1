import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { cards } from '@bindery/state/frame-message.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './checkout-card.css?inline'
import { createCardModel } from './checkout-card.model.ts'
import { CheckoutCard } from './checkout-card.tsx'

export default defineWidget({
  tag: 'bindery-checkout-card',
  summary:
    'Signs in, registers or resets a password inside the checkout’s frame. The frame and the page around it must be of one site, like checkout.example.com in www.example.com: in a frame of another site most browsers keep no cookie, and the reader is sent to the publisher’s own page.',
  load: 'eager',
  attributes: {
    card: {
      type: 'enum',
      values: cards,
      default: 'sign-in',
      description: 'The card shown; it follows the reader from one to another.',
    },
    gift: {
      type: 'boolean',
      description: 'The offer is a gift: the way on leads to the recipient.',
    },
    'parent-origin': {
      type: 'string',
      description:
        'Required: the origin of the page around the frame. OnClose, OnGoBack and OnResize are posted to it alone; without it nothing is.',
    },
  },
  events: {
    'bindery-signed-in': { detail: '{ user: User }', description: 'The reader has signed in.' },
    'bindery-registered': { detail: '{ email: string }', description: 'An account was made.' },
    'bindery-reload-request': {
      detail: '{ why: string }',
      cancelable: true,
      description: 'With a paywall the page is about to reload; cancel it to stay.',
    },
    'bindery-navigate-request': {
      detail: '{ url: string }',
      cancelable: true,
      description: 'The outermost page is about to be sent to a page of the publisher.',
    },
  },
  slots: { '': 'Shown until the card is there, and where the script does not run.' },
  parts: { card: 'All of it.', title: 'Its heading.' },
  model: (host) => createCardModel(getState(), host),
  render: react(CheckoutCard, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
