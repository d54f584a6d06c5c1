import { params, unreachable } from '@bindery/state/messages/phrases.ts'

/** The texts of the reader's passkeys; overridden by `passkeys.<key>`. */
export const passkeysMessages = {
  title: 'Passkeys',
  lead: 'With a passkey you sign in by fingerprint, face or the PIN of your device, without a password.',
  loading: 'Loading your passkeys…',
  retry: 'Try again',
  none: 'You have no passkeys yet.',
  /** The name of a passkey without one. */
  unnamed: 'Passkey',
  added: params('Added on {date}'),
  used: params('Last used on {date}'),
  unused: 'Not used yet',

  name: 'Name of the new passkey (optional)',
  nameHint: 'To help you recognize it, such as “Work laptop”.',
  nameLong: 'This field must be less than 61 characters.',
  add: 'Add a passkey',
  wasAdded: 'The passkey was added.',
  wasNotAdded: 'No passkey was added. You can try again.',

  remove: 'Remove',
  removeQuestion: params('Remove “{name}”? You will not be able to sign in with it any more.'),
  keep: 'Keep it',
  wasRemoved: 'The passkey was removed. Delete it on your device, too, if it is still there.',

  /** Shown when the texts for errors fail to load. */
  unreachable,
}

export type PasskeysWords = typeof passkeysMessages
