import type { Screen } from '@bindery/state/auth.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createMessages } from '@bindery/state/messages.ts'
import { defaultPaths } from '@bindery/state/paths.ts'
import { defaultSettings } from '@bindery/state/settings.ts'
import { authMessages } from '@bindery/widgets/auth/auth.messages.ts'
import type {
  AuthPicture,
  AuthProps,
  AuthView,
  Returning,
} from '@bindery/widgets/auth/auth.view.ts'
import { refusalOf } from '@bindery/widgets/auth/refusal.ts'
import { returningMessages } from '@bindery/widgets/auth/returning.messages.ts'
import { ReturningSignIn } from '@bindery/widgets/auth/returning-sign-in.tsx'
import { action } from 'storybook/actions'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const book = createMessages(defaultSettings(window.location.origin))
const words = book.define('auth', authMessages).get()

/** Everything the modal's view is given, without a model behind it. */
export const authView = (picture: AuthPicture, props: Partial<AuthProps> = {}): AuthView => ({
  words,
  book,
  paths: defaultPaths,
  reasons: [],
  captcha: false,
  drafts: {},
  optIn: false,
  returning: null,
  go: action('go'),
  close: action('close'),
  submit: async () => action('submit')(),
  draft: () => {},
  lost: action('lost'),
  answer: action('answer'),
  hold: () => {},
  ...props,
  ...picture,
})

export const filling = (screen: Screen, props?: Partial<AuthProps>): AuthView =>
  authView({ step: 'filling', screen, problem: null }, props)

/** What the screen sign-in has for whoever was here before. */
export const returning = (more: Partial<Returning> = {}): Returning => ({
  Screen: ReturningSignIn,
  words: returningMessages,
  email: null,
  passkey: null,
  forget: action('forget'),
  press: action('press'),
  ...more,
})

export const sending = (screen: Screen, drafts: Record<string, string>): AuthView =>
  authView({ step: 'sending', screen }, { drafts })

/** The screen after a call that failed, in the words that the model finds for it. */
export const failed = (
  screen: Screen,
  failure: Failure,
  drafts: Record<string, string>,
  phone?: string,
): AuthView => {
  const settings = { paths: defaultPaths, customerServicePhone: phone ?? null }
  const problem = refusalOf(screen, failure, { messages: book, settings }, action('go'))
  return authView({ step: 'filling', screen, problem }, { drafts })
}

/** A refusal as the contract names it. */
export const refusal = (code: string, status: number, more: object = {}): Failure => ({
  kind: 'refused',
  code,
  status,
  ...more,
})

/** Waits until the modal stands at the end of the body: only then is there something to look at. */
export const stands = () =>
  waitFor(() => expect(document.querySelector('[data-bindery-layer]')).toBeTruthy())

/** Presses the screen's main button, so that what is wrong is shown. */
export const press = (name: string) => async () => {
  const button = await within(document.body).findByRole('button', { name })
  await userEvent.click(button)
}
