import type { Host, Model } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createForm } from '@bindery/state/form.ts'
import { resetPassword } from '@bindery/state/password.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import {
  newPassword,
  newPasswordFault,
  type ResetWords,
  resetMessages,
} from './reset-password.messages.ts'

export interface ResetAttributes {
  readonly token: string | undefined
}

/** Why no password can be set with the link. */
export type DeadLink = 'used' | 'expired' | 'unknown' | 'missing'

export type ResetPicture =
  | { readonly step: 'filling'; readonly problem: Problem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done' }
  | { readonly step: 'dead'; readonly link: DeadLink; readonly problem: Problem | null }
  | { readonly step: 'asking' }
  | { readonly step: 'asked' }

export interface ResetProps {
  readonly words: ResetWords
  readonly field: ReturnType<typeof newPassword>
  /** Who is signed in, whomever the link was mailed to; null for a guest, and while it is not known. */
  readonly reader: { readonly name: string; readonly email: string } | null
  /** What is wrong with a password, in words; false when it may be sent. */
  fault(password: string): string | false
  submit(password: string): Promise<void>
  /** A new link: for a guest by the auth modal, for a reader at once. */
  ask(): void
  signIn(): void
}

export type ResetView = ResetPicture & ResetProps

const deadLinks: Readonly<Record<string, DeadLink>> = {
  token_used: 'used',
  token_expired: 'expired',
  token_invalid: 'unknown',
}

/** What a refusal says of the link; undefined when it is about something else. */
const deadBy = (failure: Failure): DeadLink | undefined => {
  if (failure.kind !== 'refused') return undefined
  const misspelt = failure.errors?.some(({ field }) => field === 'token')
  return misspelt ? 'unknown' : deadLinks[failure.code]
}

/** Takes the token out of the address at once: it must not be seen, sent on or bookmarked. */
const tokenOf = ({ environment }: State): string => {
  const url = new URL(environment.location().href)
  const token = url.searchParams.get('token')?.trim() ?? ''
  if (url.searchParams.has('token')) {
    url.searchParams.delete('token')
    environment.replaceUrl(url.href)
  }
  return token
}

/** A new password from the mailed link. */
export const createResetModel = (state: State, host: Host<ResetAttributes>): Model<ResetView> => {
  const { auth, session } = state
  const $words = state.messages.define('reset', resetMessages)
  const form = createForm(() => $words.get().unreachable)
  const inAddress = tokenOf(state)
  const given = () => host.$attributes.get().token ?? inAddress
  let token = given()
  let dead: DeadLink | null = token ? null : 'missing'

  const wordsFor = (fields: readonly string[]) => async (failure: Failure) => {
    const link = deadBy(failure)
    if (link) {
      dead = link
      return { fields: {} }
    }
    const { problemOf } = await import('@bindery/state/problem.ts')
    return problemOf(failure, state, { fields })
  }
  const submit = (password: string) =>
    form.send(
      () => resetPassword(state, { token, password }),
      wordsFor(['password']),
      () => form.sent(),
    )
  const reader = () => {
    const now = session.$session.get()
    if (!('user' in now)) return null
    const { displayName, emailAddress: email } = now.user
    return { name: displayName || email, email }
  }
  const open = (screen: string) => void auth.request({ screen }, host.element)?.catch(() => {})
  const ask = () => {
    const email = reader()?.email
    if (!email) return open('forgot-password')
    void form.send(
      () => session.requestReset({ emailAddress: email }),
      wordsFor([]),
      () => form.sent(),
    )
  }

  const picture = (): ResetPicture => {
    const stage = form.$stage.get()
    if (!dead) return stage.step === 'sent' ? { step: 'done' } : stage
    if (stage.step === 'filling') return { step: 'dead', link: dead, problem: stage.problem }
    return { step: stage.step === 'sent' ? 'asked' : 'asking' }
  }
  const view = (): ResetView => {
    const words = $words.get()
    const field = newPassword(state.messages)
    const fault = (password: string) =>
      password === '' ? words.required : newPasswordFault(password, field.words)
    const signIn = () => open('sign-in')
    return { ...picture(), words, field, reader: reader(), fault, submit, ask, signIn }
  }
  const $view = atom(view())
  const paint = () => $view.set(view())
  const offs = [
    form.$stage.listen(paint),
    session.$session.listen(paint),
    $words.listen(paint),
    host.$attributes.listen(() => {
      if (given() === token) return
      token = given()
      dead = token ? null : 'missing'
      form.restart()
      paint()
    }),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
