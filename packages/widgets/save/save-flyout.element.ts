import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { itemAttributes } from './save.attributes.ts'
import { createSaveFlyoutModel } from './save-flyout.model.ts'
import { SaveFlyout } from './save-flyout.tsx'
import { saveFlyoutStyles } from './save-sheets.ts'

export default defineWidget({
  tag: 'bindery-save-flyout',
  summary:
    'The folders to save to, one for the page: save buttons bring it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    ...itemAttributes,
  },
  parts: {
    panel: 'The box.',
    title: 'Its heading.',
    confirmation: 'What is said when it was done.',
    close: 'Its close control.',
  },
  model: (host) => createSaveFlyoutModel(getState(), host, 'save'),
  render: react(SaveFlyout, { styles: saveFlyoutStyles }),
})
