import type { Failure } from '@bindery/state/client/failure.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import type { MailForm } from '@bindery/widgets/share/mail-form.model.ts'
import { shareMailMessages } from '@bindery/widgets/share/share.messages.ts'
import { shareProblem } from '@bindery/widgets/share/share-problem.ts'
import { action } from 'storybook/actions'
import { book } from '../book.ts'

export const words = book.define('share-mail', shareMailMessages).get()
const settings = defaultSettings(window.location.origin)

/** The e-mail form of a flyout for a guest. */
export const guestForm: MailForm = {
  step: 'filling',
  asksFrom: true,
  words,
  drafts: {},
  problem: null,
  validate: ({ to = '' }): Record<string, string> => (to ? {} : { to: words.required }),
  submit: async () => action('submit')(),
  keepDraft: action('keepDraft'),
}

export const readerForm: MailForm = { ...guestForm, asksFrom: false }

/** The form with errors on its fields. */
export const wrongForm = (
  drafts: MailForm['drafts'],
  fields: Readonly<Record<string, string>>,
  form = readerForm,
): MailForm => ({ ...form, drafts, problem: { fields } })

export const typed = {
  from: 'gus@example.com',
  to: 'ann@example.com, ben@example.com',
  message: 'This one is for you. Read the end first.',
}

export const failedForm = async (failure: Failure): Promise<MailForm> => ({
  ...guestForm,
  drafts: typed,
  problem: await shareProblem(failure, { messages: book, settings }, words),
})
