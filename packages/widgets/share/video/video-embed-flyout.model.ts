import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { State } from '@bindery/state/state.ts'
import { type VideoEmbedFlyoutWords, videoEmbedFlyoutMessages } from '../share.messages.ts'
import { embedCode, titleOf, type Video } from './video-embed.ts'

const tag = 'bindery-video-embed-flyout'

export type VideoEmbedFlyoutAttributes = Video & FlyoutAttributes

export type VideoEmbedFlyoutView =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly anchor: HTMLElement
      readonly title: string
      readonly code: string
      readonly words: VideoEmbedFlyoutWords
      close(reason?: CloseReason): void
    }

/** The page's flyout with the embed code of a video. It needs no request. */
export const createVideoEmbedFlyoutModel = (
  state: Pick<State, 'environment' | 'messages' | 'overlays' | 'settings'>,
  host: Host<VideoEmbedFlyoutAttributes>,
): Model<VideoEmbedFlyoutView> => {
  const { overlays, settings } = state
  const $words = state.messages.define('video-embed-flyout', videoEmbedFlyoutMessages)
  const panel = createFlyout(state, host, tag, (attributes) => {
    const { videoId, slug } = attributes
    if (videoId && slug) return attributes
    return `<${tag} ${videoId ? 'slug' : 'video-id'}="">: allowed is what names a video.`
  })
  const view = (): VideoEmbedFlyoutView => {
    const request = panel.$request.get()
    if (!request) return { step: 'closed' }
    const video = request.about as Video
    return {
      step: 'open',
      anchor: request.anchor,
      title: titleOf(video),
      code: embedCode(settings.paths.videoEmbed, video),
      words: $words.get(),
      close: overlays.closeFlyouts,
    }
  }
  return createView([panel.$request, $words], view, panel.destroy)
}
