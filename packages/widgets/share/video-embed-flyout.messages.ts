/** The texts of the flyout with the embed code; overridden by `video-embed-flyout.<key>`. */
export const videoEmbedFlyoutMessages = {
  title: 'Embed this video',
  close: 'Close',
  code: 'Embed code',
  hint: 'Paste this code into your page.',
  copy: 'Copy code',
  copied: 'The code has been copied.',
  refused: 'Your browser does not let us copy. The code is selected: press Ctrl+C, or ⌘C on a Mac.',
}

export type VideoEmbedFlyoutWords = typeof videoEmbedFlyoutMessages
