import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import confirmation from '@bindery/ui/confirmation.css?inline'
import { panelStyles } from '@bindery/ui/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import { createBulkDiscardModel } from './bulk-discard-flyout.model.ts'
import { BulkDiscardFlyout } from './bulk-discard-flyout.tsx'

export default defineWidget({
  tag: 'bindery-bulk-discard-flyout',
  summary: 'Asks before several items leave My Library, one for the page: My Library brings it.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'item-ids': {
      type: 'list',
      default: [],
      description: 'The ids of the saved items, when the page opens it.',
    },
  },
  events: {
    'bindery-removed': { detail: '{ ids: string[] }', description: 'They have left My Library.' },
  },
  parts: {
    panel: 'The flyout.',
    title: 'Its heading.',
    confirmation: 'What is said when it was done.',
    close: 'Its close control.',
  },
  model: (host) => createBulkDiscardModel(getState(), host),
  render: react(BulkDiscardFlyout, { styles: [...uiStyles, ...panelStyles, confirmation] }),
})
