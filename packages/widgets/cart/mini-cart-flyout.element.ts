import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { panelStyles } from '@bindery/ui/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import css from './mini-cart-flyout.css?inline'
import { createMiniCartFlyoutModel } from './mini-cart-flyout.model.ts'
import { MiniCartFlyout } from './mini-cart-flyout.tsx'

export default defineWidget({
  tag: 'bindery-mini-cart-flyout',
  summary:
    'What is in the cart, with its total and the way to the cart’s page; one for the page. The mini-cart brings it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
  },
  slots: { '': 'Not shown.' },
  parts: {
    panel: 'The box.',
    title: 'Its heading.',
    line: 'A line of the cart.',
    total: 'What it costs, before tax and shipping.',
    'view-cart': 'View Cart.',
    empty: 'What an empty cart says.',
    'visit-store': 'Visit Our Store.',
    close: 'Its close control.',
  },
  model: (host) => createMiniCartFlyoutModel(getState(), host),
  render: react(MiniCartFlyout, { styles: [...uiStyles, ...panelStyles, css] }),
})
