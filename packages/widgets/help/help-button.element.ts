import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './help-button.css?inline'
import { createHelpButtonModel } from './help-button.model.ts'
import { helpButton } from './help-button.view.ts'

export default defineWidget({
  tag: 'bindery-help-button',
  summary: 'A question mark that opens the help box with words of the page.',
  load: 'visible',
  opens: ['bindery-help-flyout'],
  attributes: {
    'help-id': {
      type: 'string',
      required: true,
      description:
        'The id of the element with the words: a template, or a hidden element. Its first heading is the title of the box. What was seen in this browser loses its dot.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, and where there is no help of that id: a link to a help page, say.',
    label: 'Words or an icon in place of the question mark.',
  },
  parts: { button: 'The button.', unseen: 'The dot of a help that has not been read.' },
  model: (host) => createHelpButtonModel(getState(), host),
  render: lit(helpButton, { styles: [...baseStyles, css], display: 'inline-block' }),
})
