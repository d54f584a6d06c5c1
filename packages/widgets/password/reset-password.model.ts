import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { newPassword, newPasswordFault } from '@bindery/state/account/new-password.messages.ts'
import { resetPassword } from '@bindery/state/account/password.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { createForm } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import { type ResetWords, resetMessages } from './password.messages.ts'

export interface ResetAttributes {
  readonly token: string | undefined
}

/** Why the link does not work. */
export type InvalidLink = 'used' | 'expired' | 'unknown' | 'missing'

export type ResetStep =
  | { readonly step: 'filling'; readonly problem: Problem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done' }
  | { readonly step: 'invalid-link'; readonly link: InvalidLink; readonly problem: Problem | null }
  | { readonly step: 'requesting' }
  | { readonly step: 'requested' }

export interface ResetProps {
  readonly words: ResetWords
  readonly field: ReturnType<typeof newPassword>
  /** The signed-in reader, who may not be the receiver of the link; null for a guest or unknown session. */
  readonly reader: { readonly name: string; readonly email: string } | null
  /** The error of a new password; false if it is valid. */
  validatePassword(password: string): string | false
  submit(password: string): Promise<void>
  /** Requests a new link: a guest's in the auth modal, a reader's at once. */
  requestLink(): void
  signIn(): void
}

export type ResetView = ResetStep & ResetProps

const invalidLinks: Readonly<Record<string, InvalidLink>> = {
  token_used: 'used',
  token_expired: 'expired',
  token_invalid: 'unknown',
}

/** Why a refusal says that the link does not work; undefined if the refusal has another cause. */
const invalidLinkOf = (failure: Failure): InvalidLink | undefined => {
  if (failure.kind !== 'refused') return undefined
  const malformed = failure.errors?.some(({ field }) => field === 'token')
  return malformed ? 'unknown' : invalidLinks[failure.code]
}

/** The token in the address. It leaves the address at once, so that nobody sees, shares or bookmarks it. */
const takeToken = ({ environment }: State): string => {
  const url = new URL(environment.location().href)
  const token = url.searchParams.get('token')?.trim() ?? ''
  if (url.searchParams.has('token')) {
    url.searchParams.delete('token')
    environment.replaceUrl(url.href)
  }
  return token
}

/** The form that sets a new password with a mailed link. */
export const createResetModel = (state: State, host: Host<ResetAttributes>): Model<ResetView> => {
  const { auth, session } = state
  const $words = state.messages.define('reset', resetMessages)
  const form = createForm(() => $words.get().unreachable)
  const addressToken = takeToken(state)
  const currentToken = () => host.$attributes.get().token ?? addressToken
  let token = currentToken()
  let invalidLink: InvalidLink | null = token ? null : 'missing'

  const problemIn = (fields: readonly string[]) => async (failure: Failure) => {
    const link = invalidLinkOf(failure)
    if (link) {
      invalidLink = link
      return { fields: {} }
    }
    return loadProblem(failure, state, { fields })
  }
  const submit = (password: string) =>
    form.send(
      () => resetPassword(state, { token, password }),
      problemIn(['password']),
      () => form.sent(),
    )
  const reader = () => {
    const current = session.$session.get()
    if (!('user' in current)) return null
    const { displayName, emailAddress: email } = current.user
    return { name: displayName || email, email }
  }
  const open = (screen: string) => void auth.request({ screen }, host.element)?.catch(() => {})
  const requestLink = () => {
    const email = reader()?.email
    if (!email) return open('forgot-password')
    void form.send(
      () => session.requestReset({ emailAddress: email }),
      problemIn([]),
      () => form.sent(),
    )
  }

  const stepState = (): ResetStep => {
    const stage = form.$stage.get()
    if (!invalidLink) return stage.step === 'sent' ? { step: 'done' } : stage
    if (stage.step === 'filling') {
      return { step: 'invalid-link', link: invalidLink, problem: stage.problem }
    }
    return { step: stage.step === 'sent' ? 'requested' : 'requesting' }
  }
  const viewState = (): ResetView => {
    const words = $words.get()
    const field = newPassword(state.messages)
    const validatePassword = (password: string) =>
      password === '' ? words.required : newPasswordFault(password, field.words)
    const signIn = () => open('sign-in')
    return {
      ...stepState(),
      words,
      field,
      reader: reader(),
      validatePassword,
      submit,
      requestLink,
      signIn,
    }
  }
  const stopAttributes = host.$attributes.listen(() => {
    if (currentToken() === token) return
    token = currentToken()
    invalidLink = token ? null : 'missing'
    form.restart()
    model.render()
  })
  const stores = [form.$stage, session.$session, $words]
  const model = createView(stores, viewState, stopAttributes)
  return model
}
