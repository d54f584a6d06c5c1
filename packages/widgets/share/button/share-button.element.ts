import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import css from '@bindery/ui/button/trigger.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { SharedEvent } from '../share.events.ts'
import { createShareButtonModel } from './share-button.model.ts'
import { shareTrigger } from './share-trigger.view.ts'

/** An arrow up and out of a box. */
const mark = 'M5 6H3v8h10V6h-2M8 10V2M5 4.5 8 1.5l3 3'

export default defineWidget({
  tag: 'bindery-share-button',
  summary: 'Opens the share flyout for an article.',
  frequent: true,
  load: 'visible',
  opens: ['bindery-share-flyout'],
  attributes: {
    'item-url': {
      type: 'string',
      description: 'The address to share, or a path of this site. Default: this page.',
    },
    'item-title': { type: 'string', description: 'The title, shown in the flyout and on X.' },
    summary: { type: 'string', description: 'A sentence or two about it, shown in the flyout.' },
    networks: {
      type: 'list',
      description:
        'The networks of the flyout: twitter, facebook, linkedin. Default: all. Any other dispatches `bindery-error`.',
    },
  },
  events: [SharedEvent],
  slots: {
    '': 'Fallback until the element is ready, and without script: a plain link.',
    label: 'Text or an icon that replaces the label.',
  },
  parts: { button: 'The button.', mark: 'The icon of the button.' },
  model: (host) => createShareButtonModel(getState(), host),
  render: lit(shareTrigger(mark), { styles: [...baseStyles, css], display: 'inline-block' }),
})
