/** The texts of the share widgets; overridden by `share.<key>`. */
export const shareMessages = {
  onTwitter: 'Share on X',
  onFacebook: 'Share on Facebook',
  onLinkedIn: 'Share on LinkedIn',
  newWindow: 'Opens a new window.',
}
