import { params } from '@bindery/state/messages/phrases.ts'

/** The texts of the help button and its box. A page overrides them as `help.<key>`. */
export const helpMessages = {
  help: 'Help',
  about: params('Help: {title}'),
  /** Part of the button's name until the reader has opened the help. */
  unseen: 'new',
  close: 'Close',
  gone: 'This help is no longer on the page.',
}
