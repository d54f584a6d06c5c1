import { params } from '@bindery/state/phrases.ts'

/** The texts of the help button and its box; overridden by `help.<key>`. */
export const helpMessages = {
  help: 'Help',
  about: params('Help: {title}'),
  /** Added to the button's name as long as its help has not been read. */
  unseen: 'new',
  close: 'Close',
  gone: 'This help is no longer on the page.',
}
