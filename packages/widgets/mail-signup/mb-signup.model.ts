import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { signUpForMails } from '@bindery/state/account/mail-signup.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { createForm, type Stage } from '@bindery/state/page/form.ts'
import { readerId, readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { type MbWords, mbMessages } from './mail-signup.messages.ts'
import { type MbRequired, type MbValues, mbFaults, mbFields, mbInput } from './mb-rules.ts'

export interface MbAttributes {
  readonly author: string | undefined
  readonly require: MbRequired
}

export interface MbProps {
  readonly words: MbWords
  readonly title: string
  /** Message after a successful sign-up. */
  readonly done: string
  readonly require: MbRequired
  /** Id of the reader; '' for a guest. A new id remounts the form. */
  readonly reader: string
  readonly drafts: MbValues
  validate(values: MbValues): MbValues
  submit(values: MbValues): Promise<void>
  draft(values: MbValues): void
  again(): void
}

export type MbView = Stage & MbProps

/** The sign-up form for an author's mails. `$view` is null until the session check succeeds or fails. */
export const createMbModel = (state: State, host: Host<MbAttributes>): Model<MbView> => {
  const { messages, session } = state
  const $words = mbMessages(messages)
  const form = createForm(() => $words.get().unreachable)

  const submit = (values: MbValues) => {
    const source = host.$attributes.get().author ?? ''
    return form.send(
      () => signUpForMails(state, mbInput(values, source)),
      (failure) => loadProblem(failure, state, { fields: mbFields }),
      (here) => {
        form.forget()
        if (here) form.sent()
      },
    )
  }
  const view = (): MbView | null => {
    const now = session.$session.get()
    if (now.status === 'unknown' && !now.failure) return null
    const user = readerOf(now)
    const words = $words.get()
    const { author, require } = host.$attributes.get()
    const own: MbValues = user
      ? { email: user.emailAddress, firstName: user.firstName, lastName: user.lastName }
      : {}
    return {
      ...form.$stage.get(),
      words,
      title: author ? words.form({ author }) : words.formAny,
      done: author ? words.done({ author }) : words.doneAny,
      require,
      reader: user ? readerId(user) : '',
      drafts: { ...own, ...form.drafts() },
      validate: (values) => mbFaults(values, host.$attributes.get().require, $words.get()),
      submit,
      draft: form.draft,
      again: form.restart,
    }
  }
  const { render, ...model } = createView(
    [session.$session, form.$stage, host.$attributes, $words],
    view,
    session.$readerChanges.listen(() => {
      form.forget()
      form.restart()
      render()
    }),
  )
  return model
}
