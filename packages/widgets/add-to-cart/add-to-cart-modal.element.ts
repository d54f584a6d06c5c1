import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './add-to-cart-modal.css?inline'
import { createModalModel } from './add-to-cart-modal.model.ts'
import { AddToCartModal } from './add-to-cart-modal.tsx'

export default defineWidget({
  tag: 'bindery-add-to-cart-modal',
  summary:
    'The confirmation after a product was added to the cart, one per page. The buttons load it by themselves.',
  single: true,
  load: 'idle',
  attributes: {},
  slots: { '': 'Not shown.' },
  parts: {
    dialog: 'The modal.',
    title: 'The heading of the modal.',
    close: 'The close button.',
    items: 'The added products.',
    checkout: 'The link to the cart.',
    continue: 'The button that closes the modal to continue shopping.',
    alike: 'The suggested products.',
  },
  model: (host) => createModalModel(getState(), host),
  render: react(AddToCartModal, { styles: [...uiStyles, css] }),
})
