import { isEmail } from '@bindery/contract/email-rule.ts'
import { addressesFault, addressesIn, mostAddresses } from '@bindery/contract/share-rule.ts'
import { createForm } from '@bindery/state/form.ts'
import type { Problem } from '@bindery/state/problem.ts'
import { share } from '@bindery/state/share.ts'
import type { State } from '@bindery/state/state.ts'
import type { ReadableAtom } from 'nanostores'
import { type ShareMailWords, shareMailMessages } from './share-mail.messages.ts'

export type MailValues = Readonly<Record<string, string>>

export interface MailForm {
  readonly step: 'filling' | 'sending'
  /** A guest says who they are. */
  readonly asksFrom: boolean
  readonly words: ShareMailWords
  readonly drafts: MailValues
  readonly problem: Problem | null
  validate(values: MailValues): MailValues
  submit(values: MailValues): Promise<void>
  type(values: MailValues): void
}

/** The form that shares by e-mail, of whichever flyout. */
export interface MailControl {
  readonly $words: ReadableAtom<ShareMailWords>
  readonly $stage: ReadableAtom<unknown>
  /** What is drawn of it: null until it is known who is reading. */
  view(): MailForm | null
  /** What was typed belongs to something else, or to somebody who has left. */
  forget(): void
}

interface MailOptions {
  /** What is shared. */
  url(): string
  /** @param here false when the form is about something else by now */
  sent(here: boolean): void
}

const faultsOf = (
  { from = '', to = '' }: MailValues,
  asksFrom: boolean,
  words: ShareMailWords,
): MailValues => {
  const faults: Record<string, string> = {}
  const sender = from.trim()
  if (asksFrom && !sender) faults['from'] = words.required
  else if (asksFrom && !isEmail(sender)) faults['from'] = words.wrongEmail
  const fault = addressesFault(to)
  if (fault)
    faults['to'] = fault === 'tooMany' ? words.tooMany({ most: mostAddresses }) : words[fault]
  return faults
}

/** The form that sends something by e-mail, for whichever flyout it stands in. */
export const createMail = (state: State, options: MailOptions): MailControl => {
  const { session } = state
  const $words = state.messages.define('share-mail', shareMailMessages)
  const form = createForm(() => $words.get().unreachable)

  /** null: not known yet. Where it cannot be known they are asked, as a guest is. */
  const asksFrom = (): boolean | null => {
    const now = session.$session.get()
    if ('user' in now) return false
    return now.status === 'guest' || now.failure ? true : null
  }
  const submit = async (values: MailValues) => {
    const asked = asksFrom()
    const { from = '', to = '', message = '' } = values
    const own = asked ? { from: from.trim() } : {}
    await form.send(
      () =>
        share(state, {
          url: options.url(),
          provider: 'email',
          sharedWith: addressesIn(to),
          description: message.trim(),
          ...own,
        }),
      async (failure) =>
        (await import('./share.problem.ts')).shareProblem(failure, state, $words.get()),
      (here) => {
        form.forget()
        // Who they are they need not say again on this page.
        form.draft(own)
        if (here) form.restart()
        options.sent(here)
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
        validate: (values) => faultsOf(values, asks, words),
        submit,
        type: form.draft,
      }
    },
    forget: () => {
      form.forget()
      form.restart()
    },
  }
}
