import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { itemAttributes } from './item-attributes.ts'
import { createSaveFlyoutModel } from './save-flyout.model.ts'
import { SaveFlyout } from './save-flyout.tsx'
import { saveFlyoutStyles } from './save-flyout-styles.ts'

export default defineWidget({
  tag: 'bindery-organize-flyout',
  summary:
    'The flyout with the folders of a saved item, one per page. Organize buttons load it, and a page may open it itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    ...itemAttributes,
  },
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    confirmation: 'The confirmation.',
    close: 'The close button.',
  },
  model: (host) => createSaveFlyoutModel(getState(), host, 'organize'),
  render: react(SaveFlyout, { styles: saveFlyoutStyles }),
})
