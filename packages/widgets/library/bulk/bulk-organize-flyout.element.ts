import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SavedEvent } from '@bindery/state/library/saved.events.ts'
import { getState } from '@bindery/state/state.ts'
import confirmation from '@bindery/ui/dialog/confirmation.css?inline'
import choiceList from '@bindery/ui/form/choice-list.css?inline'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './bulk-organize-flyout.css?inline'
import { createBulkOrganizeModel } from './bulk-organize-flyout.model.ts'
import { BulkOrganizeFlyout } from './bulk-organize-flyout.tsx'

export default defineWidget({
  tag: 'bindery-bulk-organize-flyout',
  summary:
    'The flyout that adds several items of My Library to folders, one per page. My Library loads it.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'item-ids': {
      type: 'list',
      default: [],
      description: 'The ids of the saved items, if the page opens the flyout.',
    },
  },
  events: [SavedEvent],
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    confirmation: 'The confirmation.',
    close: 'The close button.',
  },
  model: (host) => createBulkOrganizeModel(getState(), host),
  render: react(BulkOrganizeFlyout, {
    styles: [...uiStyles, ...panelStyles, choiceList, confirmation, css],
  }),
})
