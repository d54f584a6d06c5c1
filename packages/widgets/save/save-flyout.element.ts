import { defineWidget } from '@bindery/element/define.ts'
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
    open: { type: 'boolean', description: 'Shows it; present as long as it is open.' },
    anchor: {
      type: 'string',
      description:
        'The id of the element to hang on, when the page opens it. Default: the element before it.',
    },
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
