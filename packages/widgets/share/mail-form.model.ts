import { isEmail } from '@bindery/contract/email-rule.ts'
import { addressListFault, maxAddresses, parseAddresses } from '@bindery/contract/share-rule.ts'
import { share } from '@bindery/state/articles/share.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { createForm } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import type { ReadableAtom } from 'nanostores'
import { type ShareMailWords, shareMailMessages } from './share.messages.ts'
import { shareProblem } from './share-problem.ts'

export type MailValues = Readonly<Record<string, string>>

export interface MailForm {
  readonly step: 'filling' | 'sending'
  /** Whether the form asks for the sender's address. A guest has to give it. */
  readonly asksFrom: boolean
  readonly words: ShareMailWords
  readonly drafts: MailValues
  readonly problem: Problem | null
  validate(values: MailValues): MailValues
  submit(values: MailValues): Promise<void>
  keepDraft(values: MailValues): void
}

export interface MailFormControl {
  readonly $words: ReadableAtom<ShareMailWords>
  readonly $stage: ReadableAtom<unknown>
  /** null until the session is loaded. */
  view(): MailForm | null
  /** Drops the drafts: another item is shared, or the reader changed. */
  reset(): void
}

interface MailFormParts {
  /** The address to share. */
  url(): string
  /** @param isHere false if the form has been reset meanwhile */
  onSent(isHere: boolean): void
}

const validate = (
  { from = '', to = '' }: MailValues,
  asksFrom: boolean,
  words: ShareMailWords,
): MailValues => {
  const errors: Record<string, string> = {}
  const sender = from.trim()
  if (asksFrom && !sender) errors['from'] = words.required
  else if (asksFrom && !isEmail(sender)) errors['from'] = words.wrongEmail
  const fault = addressListFault(to)
  if (fault)
    errors['to'] = fault === 'tooMany' ? words.tooMany({ most: maxAddresses }) : words[fault]
  return errors
}

/** The form that shares by e-mail. Both share flyouts have one. */
export const createMailForm = (state: State, { url, onSent }: MailFormParts): MailFormControl => {
  const { session } = state
  const $words = state.messages.define('share-mail', shareMailMessages)
  const form = createForm(() => $words.get().unreachable)

  /** null: the session is loading. If that failed, the form asks as it asks a guest. */
  const asksFrom = (): boolean | null => {
    const now = session.$session.get()
    if ('user' in now) return false
    return now.status === 'guest' || now.failure ? true : null
  }
  const submit = async ({ from = '', to = '', message = '' }: MailValues) => {
    const sender = asksFrom() ? { from: from.trim() } : {}
    await form.send(
      () =>
        share(state, {
          url: url(),
          provider: 'email',
          sharedWith: parseAddresses(to),
          description: message.trim(),
          ...sender,
        }),
      (failure) => shareProblem(failure, state, $words.get()),
      (isHere) => {
        // The form of another item may have letters by now.
        if (isHere) {
          form.forget()
          // Keep the sender's address for the next mail from this page.
          form.draft(sender)
          form.restart()
        }
        onSent(isHere)
      },
    )
  }
  return {
    $words,
    $stage: form.$stage,
    view: () => {
      const asks = asksFrom()
      if (asks === null) return null
      const stage = form.$stage.get()
      const words = $words.get()
      return {
        step: stage.step === 'sending' ? 'sending' : 'filling',
        asksFrom: asks,
        words,
        drafts: form.drafts(),
        problem: stage.step === 'filling' ? stage.problem : null,
        validate: (values) => validate(values, asks, words),
        submit,
        keepDraft: form.draft,
      }
    },
    reset: () => {
      form.forget()
      form.restart()
    },
  }
}
