import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { cards } from '@bindery/state/account/frame-message.ts'
import { NavigateRequestEvent, ReloadRequestEvent } from '@bindery/state/page/navigation.events.ts'
import { RegisteredEvent, SignedInEvent } from '@bindery/state/session/session.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './checkout-card.css?inline'
import { createCardModel } from './checkout-card.model.ts'
import { CheckoutCard } from './checkout-card.tsx'

export default defineWidget({
  tag: 'bindery-checkout-card',
  summary:
    'Signs in, registers or resets a password inside the checkout’s frame. The frame and the page around it must belong to one site, like checkout.example.com in www.example.com. In a frame of another site most browsers store no cookie, and the card sends the reader to the publisher’s own page.',
  load: 'eager',
  attributes: {
    card: {
      type: 'enum',
      values: cards,
      default: 'sign-in',
      description: 'The visible card. It changes when the reader goes to another card.',
    },
    gift: {
      type: 'boolean',
      description: 'The offer is a gift: the next page asks for the recipient.',
    },
    'parent-origin': {
      type: 'string',
      required: true,
      description:
        'Required: the origin of the page around the frame. The card posts OnClose, OnGoBack and OnResize to this origin only, and nothing without it.',
    },
  },
  events: [SignedInEvent, RegisteredEvent, ReloadRequestEvent, NavigateRequestEvent],
  slots: { '': 'Shown until the card is ready, and without the script.' },
  parts: { card: 'The whole card.', title: 'The heading.' },
  model: (host) => createCardModel(getState(), host),
  render: react(CheckoutCard, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
