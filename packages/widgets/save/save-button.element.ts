import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import trigger from '@bindery/ui/trigger.css?inline'
import { itemAttributes } from './save.attributes.ts'
import css from './save-button.css?inline'
import { createSaveButtonModel } from './save-button.model.ts'
import { saveButton } from './save-button.view.ts'

export default defineWidget({
  tag: 'bindery-save-button',
  summary:
    'A button that saves an article to My Library and to folders, and says whether it is saved.',
  load: 'visible',
  frequent: true,
  opens: ['bindery-save-flyout'],
  attributes: itemAttributes,
  events: {
    'bindery-saved': {
      detail: '{ item: { id: string; title?: string; url?: string }; lists: string[] }',
      description: 'The item is saved, or lies in other folders than before; `lists`: their ids.',
    },
    'bindery-removed': {
      detail: '{ ids: string[] }',
      description: 'It was taken out of My Library.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, and without an item: a link to the library, say.',
    label: 'Words or an icon in place of the word.',
  },
  parts: { button: 'The button; `saved` as well, when it is.', icon: 'The bookmark.' },
  model: (host) => createSaveButtonModel(getState(), host, 'save'),
  render: lit(saveButton, { styles: [...baseStyles, trigger, css], display: 'inline-block' }),
})
