import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { titleOf, type Video } from './share.video.ts'
import { createShareTrigger, type ShareTriggerView } from './share-trigger.model.ts'
import { videoEmbedButtonMessages } from './video-embed-button.messages.ts'

/** A button for the flyout with the embed code of a video. Without a video its children stay. */
export const createVideoEmbedButtonModel = (
  state: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<Video>,
): Model<ShareTriggerView> =>
  createShareTrigger(state, host, {
    tag: 'bindery-video-embed-flyout',
    $words: state.messages.define('video-embed-button', videoEmbedButtonMessages),
    words: ({ embed, about }, video) => {
      if (video.videoId && video.slug) {
        return { label: embed, name: about({ title: titleOf(video) }) }
      }
      state.environment.warn('<bindery-video-embed-button>: video-id and slug name a video.')
      return null
    },
  })
