import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { shareStyles } from './share-sheets.ts'
import { createVideoEmbedFlyoutModel } from './video-embed-flyout.model.ts'
import { VideoEmbedFlyout } from './video-embed-flyout.tsx'

export default defineWidget({
  tag: 'bindery-video-embed-flyout',
  summary: 'The code that shows a video on other pages, one for the page: embed buttons bring it.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'video-id': { type: 'string', description: 'As on the button.' },
    slug: { type: 'string', description: 'As on the button.' },
    'video-title': { type: 'string', description: 'As on the button.' },
  },
  parts: {
    panel: 'The flyout.',
    title: 'Its heading.',
    value: 'The code.',
    close: 'Its close control.',
  },
  model: (host) => createVideoEmbedFlyoutModel(getState(), host),
  render: react(VideoEmbedFlyout, { styles: shareStyles }),
})
