/** The texts of the live chat; overridden by `live-chat.<key>`. */
export const liveChatMessages = {
  here: 'Somebody is here to answer.',
  open: 'Chat with us',
}
