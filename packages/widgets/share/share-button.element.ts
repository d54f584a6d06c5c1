import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from '@bindery/ui/trigger.css?inline'
import { createShareButtonModel } from './share-button.model.ts'
import { shareTrigger } from './share-trigger.view.ts'

/** Out of a box, upwards. */
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
      description: 'What to share: an address, or a path of this site. Default: this page.',
    },
    'item-title': { type: 'string', description: 'Its title, shown in the flyout and on X.' },
    summary: { type: 'string', description: 'A sentence or two on it, shown in the flyout.' },
    networks: {
      type: 'list',
      description:
        'Which of twitter, facebook and linkedin the flyout has. Default: all. Another one is an error.',
    },
  },
  events: {
    'bindery-shared': {
      detail: '{ provider: "email" | "Facebook" | "Twitter" | "LinkedIn" }',
      description: 'The mails are sent, or the reader has gone to the network.',
    },
    'bindery-error': {
      detail: '{ tag: string; code: string; message: string }',
      description: 'With the code unsupported-network: the flyout was opened with one.',
    },
  },
  slots: {
    '': 'Shown until the element is ready and without script: a plain link.',
    label: 'Words or an icon in place of ours.',
  },
  parts: { button: 'The button.', mark: 'The icon in it.' },
  model: (host) => createShareButtonModel(getState(), host),
  render: lit(shareTrigger(mark), { styles: [...baseStyles, css], display: 'inline-block' }),
})
