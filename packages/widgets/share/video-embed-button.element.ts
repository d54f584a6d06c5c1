import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from '@bindery/ui/trigger.css?inline'
import { shareTrigger } from './share-trigger.view.ts'
import { createVideoEmbedButtonModel } from './video-embed-button.model.ts'

/** Brackets of code. */
const mark = 'M5 4 1.5 8 5 12M11 4l3.5 4-3.5 4M9 3l-2 10'

export default defineWidget({
  tag: 'bindery-video-embed-button',
  summary: 'Opens the flyout with the code that shows a video on other pages.',
  load: 'visible',
  opens: ['bindery-video-embed-flyout'],
  attributes: {
    'video-id': { type: 'string', description: 'The id of the video. Required.' },
    slug: { type: 'string', description: 'The slug of the video. Required.' },
    'video-title': {
      type: 'string',
      description: 'Its title, the name of the frame. Default: what the slug says.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, and where no video is named: a link to its page.',
    label: 'Words or an icon in place of ours.',
  },
  parts: { button: 'The button.', mark: 'The icon in it.' },
  model: (host) => createVideoEmbedButtonModel(getState(), host),
  render: lit(shareTrigger(mark), { styles: [...baseStyles, css], display: 'inline-block' }),
})
