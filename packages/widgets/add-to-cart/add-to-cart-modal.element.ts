import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import css from './add-to-cart-modal.css?inline'
import { createModalModel } from './add-to-cart-modal.model.ts'
import { AddToCartModal } from './add-to-cart-modal.tsx'

export default defineWidget({
  tag: 'bindery-add-to-cart-modal',
  summary:
    'Says what became of what was added to the cart; one for the page. The buttons bring it by themselves.',
  load: 'idle',
  attributes: {},
  slots: { '': 'Not shown.' },
  parts: {
    dialog: 'The modal.',
    title: 'Its heading.',
    close: 'Its close control.',
    items: 'What was added.',
    checkout: 'The link to the cart.',
    continue: 'The button that goes on shopping.',
    alike: 'What goes with it.',
  },
  model: (host) => createModalModel(getState(), host),
  render: react(AddToCartModal, { styles: [...uiStyles, css] }),
})
