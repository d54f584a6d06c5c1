import type { Host, Model } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import { type ChangeInput, changePassword } from '@bindery/state/password.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { askForReader, whyUnknown } from '@bindery/state/unknown-reader.ts'
import { atom } from 'nanostores'
import {
  type ChangeWords,
  changeMessages,
  newPassword,
  newPasswordFault,
} from './change-password.messages.ts'

export type ChangePicture =
  /** `why`: it could not be known whether it is one. */
  | { readonly step: 'guest'; readonly why: string | null }
  | { readonly step: 'filling'; readonly problem: Problem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done' }

export interface ChangeProps {
  readonly words: ChangeWords
  readonly field: ReturnType<typeof newPassword>
  /** Whose password it is, for the password manager; '' for a guest. */
  readonly username: string
  /** What is wrong with a new password, in words; false when it may be sent. */
  fault(password: string): string | false
  submit(input: ChangeInput): Promise<void>
  /** Another change after one that is done. */
  again(): void
  signIn(): void
}

export type ChangeView = ChangePicture & ChangeProps

const fields = ['current', 'password']

const problemOf = async (failure: Failure, state: State): Promise<Problem> => {
  const [{ isSense, problemOf }, { wrongPasswordMessages }] = await Promise.all([
    import('@bindery/state/problem.ts'),
    import('./password.messages.ts'),
  ])
  const words = state.messages.define('wrong-password', wrongPasswordMessages).get()
  return problemOf(failure, state, {
    fields,
    own: ({ code, triesLeft }) => {
      if (code !== 'wrong_password') return null
      const tries = isSense(triesLeft) ? ` ${words.triesLeft(triesLeft)}` : ''
      return { fields: { current: words.wrong + tries } }
    },
  })
}

/** Current and new password of the reader. Until it is known who reads: null. */
export const createChangeModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ChangeView> => {
  const { session } = state
  const $words = state.messages.define('change-password', changeMessages)
  const form = createForm(() => $words.get().unreachable)
  /** Whose form it is: still so when the session has ended by itself, for what is typed is still there. */
  let username = ''

  const submit = (input: ChangeInput) =>
    form.send(
      () => changePassword(state, input, { from: host.element }),
      (failure) => problemOf(failure, state),
      (here) => here && form.sent(),
    )
  const picture = (): ChangePicture | null => {
    const now = session.$session.get()
    if ('user' in now) username = now.user.username || now.user.emailAddress
    // Nothing is drawn while it is not known who reads (yet, or while another tab changes it); a failure to
    // find out is another thing.
    else if (now.status === 'unknown' && !now.failure) return null
    const stage = form.$stage.get()
    if (!username) return { step: 'guest', why: whyUnknown(state) }
    return stage.step === 'sent' ? { step: 'done' } : stage
  }
  const view = (): ChangeView | null => {
    const now = picture()
    if (!now) return null
    const words = $words.get()
    const field = newPassword(state.messages)
    return {
      ...now,
      words,
      field,
      username,
      fault: (password) =>
        password === '' ? words.required : newPasswordFault(password, field.words),
      submit,
      again: form.restart,
      signIn: () => void askForReader(state, host.element),
    }
  }
  const $view = atom<ChangeView | null>(null)
  const paint = () => $view.set(view())
  const offs = [
    session.$session.subscribe(paint),
    session.$departures.listen(() => {
      username = ''
      form.restart()
      paint()
    }),
    form.$stage.listen(paint),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
