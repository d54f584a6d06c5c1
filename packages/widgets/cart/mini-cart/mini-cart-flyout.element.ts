import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './mini-cart-flyout.css?inline'
import { createMiniCartFlyoutModel } from './mini-cart-flyout.model.ts'
import { MiniCartFlyout } from './mini-cart-flyout.tsx'

export default defineWidget({
  tag: 'bindery-mini-cart-flyout',
  summary:
    'The flyout with the cart, its total and a link to the cart’s page, one per page. The mini-cart loads it, and a page may open it itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
  },
  slots: { '': 'Not shown.' },
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    line: 'A line of the cart.',
    total: 'The total before tax and shipping.',
    'view-cart': 'The link View Cart.',
    empty: 'The text of an empty cart.',
    'visit-store': 'The link Visit Our Store.',
    close: 'The close button.',
  },
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ step }) => step === 'loading',
    },
  },
  model: (host) => createMiniCartFlyoutModel(getState(), host),
  render: react(MiniCartFlyout, { styles: [...uiStyles, ...panelStyles, css] }),
})
