import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import choiceList from '@bindery/ui/choice-list.css?inline'
import confirmation from '@bindery/ui/confirmation.css?inline'
import { panelStyles } from '@bindery/ui/panel-styles.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import css from './bulk-flyout.css?inline'
import { createBulkOrganizeModel } from './bulk-organize-flyout.model.ts'
import { BulkOrganizeFlyout } from './bulk-organize-flyout.tsx'

export default defineWidget({
  tag: 'bindery-bulk-organize-flyout',
  summary: 'Puts several items of My Library into folders, one for the page: My Library brings it.',
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
    'bindery-saved': {
      detail: '{ item: { id: string }; lists: string[] }',
      description: 'For each item, when the folders are updated.',
    },
  },
  parts: {
    panel: 'The flyout.',
    title: 'Its heading.',
    confirmation: 'What is said when it was done.',
    close: 'Its close control.',
  },
  model: (host) => createBulkOrganizeModel(getState(), host),
  render: react(BulkOrganizeFlyout, {
    styles: [...uiStyles, ...panelStyles, choiceList, confirmation, css],
  }),
})
