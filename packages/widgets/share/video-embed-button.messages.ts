import { params } from '@bindery/state/phrases.ts'

/** The texts of the embed button; overridden by `video-embed-button.<key>`. */
export const videoEmbedButtonMessages = { embed: 'Embed', about: params('Embed: {title}') }
