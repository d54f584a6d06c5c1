import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { newPassword, newPasswordFault } from '@bindery/state/account/new-password.messages.ts'
import { type ChangeInput, changePassword } from '@bindery/state/account/password.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { isSense, type Problem } from '@bindery/state/client/problem.ts'
import { createForm } from '@bindery/state/page/form.ts'
import { requestSignIn, sessionErrorText } from '@bindery/state/session/session-error.ts'
import type { State } from '@bindery/state/state.ts'
import { type ChangeWords, changeMessages, wrongPasswordMessages } from './password.messages.ts'

export type ChangeStep =
  /** `sessionError`: the session check has failed, so the reader may be no guest. */
  | { readonly step: 'guest'; readonly sessionError: string | null }
  | { readonly step: 'filling'; readonly problem: Problem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done' }

export interface ChangeProps {
  readonly words: ChangeWords
  readonly field: ReturnType<typeof newPassword>
  /** The reader's name for password managers; '' for a guest. */
  readonly username: string
  /** The error of a new password; false if it is valid. */
  validatePassword(password: string): string | false
  submit(input: ChangeInput): Promise<void>
  /** Returns to the form after a change. */
  again(): void
  signIn(): void
  /** Checks the session again, after a failed check. */
  retry(): Promise<unknown>
}

export type ChangeView = ChangeStep & ChangeProps

const fields = ['current', 'password']

const problemOf = (failure: Failure, state: State): Promise<Problem> => {
  const words = state.messages.define('wrong-password', wrongPasswordMessages).get()
  return loadProblem(failure, state, {
    fields,
    own: ({ code, triesLeft }) => {
      if (code !== 'wrong_password') return null
      const tries = isSense(triesLeft) ? ` ${words.triesLeft(triesLeft)}` : ''
      return { fields: { current: words.wrong + tries } }
    },
  })
}

/** The form that changes the reader's password. The view is null until the session is known. */
export const createChangeModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ChangeView> => {
  const { session } = state
  const $words = state.messages.define('change-password', changeMessages)
  const form = createForm(() => $words.get().unreachable)
  /** The reader of the form. Stays when the session ends by itself, because the form keeps its values. */
  let username = ''

  const submit = (input: ChangeInput) =>
    form.send(
      () => changePassword(state, input, { from: host.element }),
      (failure) => problemOf(failure, state),
      (isCurrent) => isCurrent && form.sent(),
    )
  const stepState = (): ChangeStep | null => {
    const current = session.$session.get()
    if ('user' in current) username = current.user.username || current.user.emailAddress
    // While the session is unknown (at first, or while another tab changes it) nothing is rendered. A failed
    // check renders an error.
    else if (current.status === 'unknown' && !current.failure) return null
    const stage = form.$stage.get()
    if (!username) return { step: 'guest', sessionError: sessionErrorText(state) }
    return stage.step === 'sent' ? { step: 'done' } : stage
  }
  const viewState = (): ChangeView | null => {
    const step = stepState()
    if (!step) return null
    const words = $words.get()
    const field = newPassword(state.messages)
    return {
      ...step,
      words,
      field,
      username,
      validatePassword: (password) =>
        password === '' ? words.required : newPasswordFault(password, field.words),
      submit,
      again: form.restart,
      signIn: () => void requestSignIn(state, host.element),
      retry: session.refresh,
    }
  }
  const stopReader = session.$readerChanges.listen(() => {
    username = ''
    form.restart()
  })
  const stores = [session.$session, session.$readerChanges, form.$stage, $words]
  return createView(stores, viewState, stopReader)
}
