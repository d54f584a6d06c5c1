import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import css from '@bindery/ui/button/trigger.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { shareTrigger } from '../button/share-trigger.view.ts'
import { createVideoEmbedButtonModel } from './video-embed-button.model.ts'

/** Code brackets. */
const mark = 'M5 4 1.5 8 5 12M11 4l3.5 4-3.5 4M9 3l-2 10'

export default defineWidget({
  tag: 'bindery-video-embed-button',
  summary: 'Opens the flyout with the code that embeds a video into other sites.',
  load: 'visible',
  opens: ['bindery-video-embed-flyout'],
  attributes: {
    'video-id': { type: 'string', required: true, description: 'The id of the video. Required.' },
    slug: { type: 'string', required: true, description: 'The slug of the video. Required.' },
    'video-title': {
      type: 'string',
      description:
        'The title of the video, which becomes the frame’s name. Default: the slug as words.',
    },
  },
  slots: {
    '': 'Fallback until the element is ready, and without a video: a link to its page.',
    label: 'Text or an icon that replaces the label.',
  },
  parts: { button: 'The button.', mark: 'The icon of the button.' },
  model: (host) => createVideoEmbedButtonModel(getState(), host),
  render: lit(shareTrigger(mark), { styles: [...baseStyles, css], display: 'inline-block' }),
})
