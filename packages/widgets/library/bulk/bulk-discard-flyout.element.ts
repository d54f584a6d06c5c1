import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { RemovedEvent } from '@bindery/state/library/saved.events.ts'
import { getState } from '@bindery/state/state.ts'
import confirmation from '@bindery/ui/dialog/confirmation.css?inline'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import { createBulkDiscardModel } from './bulk-discard-flyout.model.ts'
import { BulkDiscardFlyout } from './bulk-discard-flyout.tsx'

export default defineWidget({
  tag: 'bindery-bulk-discard-flyout',
  summary: 'The question before several items leave My Library, one per page. My Library loads it.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'item-ids': {
      type: 'list',
      default: [],
      description: 'The ids of the saved items, if the page opens the flyout.',
    },
  },
  events: [RemovedEvent],
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    confirmation: 'The confirmation.',
    close: 'The close button.',
  },
  model: (host) => createBulkDiscardModel(getState(), host),
  render: react(BulkDiscardFlyout, { styles: [...uiStyles, ...panelStyles, confirmation] }),
})
