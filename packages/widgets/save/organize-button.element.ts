import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { RemovedEvent, SavedEvent } from '@bindery/state/library/saved.events.ts'
import { getState } from '@bindery/state/state.ts'
import trigger from '@bindery/ui/button/trigger.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { buttonAttributes } from './item-attributes.ts'
import css from './save-button.css?inline'
import { createSaveButtonModel } from './save-button.model.ts'
import { saveButton } from './save-button.view.ts'

export default defineWidget({
  tag: 'bindery-organize-button',
  summary: 'A button that sorts a saved article into folders.',
  load: 'visible',
  opens: ['bindery-organize-flyout', 'bindery-auth-modal'],
  attributes: buttonAttributes,
  events: [SavedEvent, RemovedEvent],
  slots: {
    '': 'Fallback until the element is ready, and without an item: for example a link to the library.',
    label: 'Text or an icon that replaces the label.',
  },
  parts: { button: 'The button.', icon: 'The folder.' },
  model: (host) => createSaveButtonModel(getState(), host, 'organize'),
  render: lit(saveButton, { styles: [...baseStyles, trigger, css], display: 'inline-block' }),
})
