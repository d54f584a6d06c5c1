import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { createShareTrigger, type ShareTriggerView } from '../button/share-trigger.model.ts'
import { videoEmbedButtonMessages } from '../share.messages.ts'
import { titleOf, type Video } from './video-embed.ts'

/** The button of the flyout with the embed code. Without a video the fallback children stay. */
export const createVideoEmbedButtonModel = (
  state: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<Video>,
): Model<ShareTriggerView> =>
  createShareTrigger(state, host, {
    tag: 'bindery-video-embed-flyout',
    $words: state.messages.define('video-embed-button', videoEmbedButtonMessages),
    textsOf: ({ embed, about }, video) =>
      video.videoId && video.slug ? { label: embed, name: about({ title: titleOf(video) }) } : null,
  })
