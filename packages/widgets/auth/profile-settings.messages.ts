import type { MessageBook } from '@bindery/state/messages.ts'

const base = {
  title: 'Your account has been created.',
  lead: 'Optional: Tell us a bit about yourself',
  jobTitle: 'Job title',
  companySize: 'Company size',
  industry: 'Industry',
  choose: 'Select…',
  submit: 'Submit',
  maybeLater: 'Maybe later',
}

/** The texts of the screen profile_settings (spec accounts 2); overridden by `profile-settings.<key>`. */
export const profileSettingsWords = (book: MessageBook): typeof base =>
  book.define('profile-settings', base).get()
