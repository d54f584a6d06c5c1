import { nameMessage } from '@bindery/contract/name-rule.ts'
import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { params, unreachable } from '@bindery/state/messages/phrases.ts'

/** The texts of `bindery-profile-form`; overridden by `profile.<key>`. */
export const profileMessages = {
  form: 'Your profile',
  displayName: 'Name',
  email: 'Email address',
  jobTitle: 'Job title',
  companySize: 'Company size',
  industry: 'Industry',
  choose: 'Select…',
  blank: '(blank)',
  submit: 'Save profile',
  saved: 'Your profile has been saved.',
  unchanged: 'There are no changes to save.',
  ...fieldMessages,
  nameRule: nameMessage,
  taken: 'That username is unavailable. Choose another email address.',

  clash: 'While you were typing, this was changed somewhere else:',
  clashOf: params('{field}: {theirs}. Here it is {mine}.'),
  keepMine: 'Keep what is here',
  takeTheirs: 'Take what was changed',

  guest: 'Sign in to see and change your profile.',
  signIn: 'Sign In',
  tryAgain: 'Try again',

  subscription: 'Subscription',
  until: params('until {date}'),
  skills: 'Focus skills',
  addresses: 'Addresses',
  noAddresses: 'Your addresses could not be loaded.',
  unreachable,
}

export type ProfileWords = typeof profileMessages
