/** The texts of the live chat; overridden by `live-chat.<key>`. */
export const liveChatMessages = {
  here: 'Someone is here to answer.',
  open: 'Chat with us',
}
