import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { shareStyles } from '../share-flyout-styles.ts'
import { createVideoEmbedFlyoutModel } from './video-embed-flyout.model.ts'
import { VideoEmbedFlyout } from './video-embed-flyout.tsx'

export default defineWidget({
  tag: 'bindery-video-embed-flyout',
  summary:
    'The flyout with the code that embeds a video into other sites, one per page. Embed buttons load it.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'video-id': { type: 'string', description: 'As on the button.' },
    slug: { type: 'string', description: 'As on the button.' },
    'video-title': { type: 'string', description: 'As on the button.' },
  },
  parts: {
    panel: 'The panel.',
    title: 'The heading of the panel.',
    value: 'The field with the code.',
    close: 'The close button.',
  },
  model: (host) => createVideoEmbedFlyoutModel(getState(), host),
  render: react(VideoEmbedFlyout, { styles: shareStyles }),
})
