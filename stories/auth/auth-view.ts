import type { Failure } from '@bindery/state/client/failure.ts'
import { createMessages } from '@bindery/state/messages/book.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { authMessages, rememberedMessages } from '@bindery/widgets/auth/auth.messages.ts'
import { screenProblem } from '@bindery/widgets/auth/errors.ts'
import type { AuthData, AuthStage, AuthView } from '@bindery/widgets/auth/modal/auth-modal.model.ts'
import {
  RememberedSignIn,
  type RememberedView,
} from '@bindery/widgets/auth/sign-in/remembered-sign-in.tsx'
import { action } from 'storybook/actions'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const book = createMessages(defaultSettings(window.location.origin))
const words = book.define('auth', authMessages).get()

/** The view of the modal, without a model. */
export const authView = (stage: AuthStage, props: Partial<AuthData> = {}): AuthView => ({
  words,
  book,
  paths: defaultPaths,
  choices: defaultSettings(window.location.origin),
  inline: false,
  asked: 0,
  reasons: [],
  captcha: false,
  reader: null,
  loaded: () => {},
  drafts: {},
  optIn: false,
  remembered: null,
  go: action('go'),
  preload: () => {},
  close: action('close'),
  submit: async () => action('submit')(),
  draft: () => {},
  lost: action('lost'),
  answer: action('answer'),
  hold: () => {},
  ...props,
  ...stage,
})

export const filling = (screen: Screen, props?: Partial<AuthData>): AuthView =>
  authView({ step: 'filling', screen, problem: null }, props)

/** The remembered sign-in of the sign-in screen. */
export const remembered = (more: Partial<RememberedView> = {}): RememberedView => ({
  Screen: RememberedSignIn,
  words: rememberedMessages,
  email: null,
  passkey: null,
  forget: action('forget'),
  press: action('press'),
  ...more,
})

export const sending = (screen: Screen, drafts: Record<string, string>): AuthView =>
  authView({ step: 'sending', screen }, { drafts })

/** The screen after a failed call, with the message that the model chooses. */
export const failed = (
  screen: Screen,
  failure: Failure,
  drafts: Record<string, string>,
  phone?: string,
): AuthView => {
  const settings = { paths: defaultPaths, customerServicePhone: phone ?? null }
  const problem = screenProblem(screen, failure, { messages: book, settings }, action('go'))
  return authView({ step: 'filling', screen, problem }, { drafts })
}

/** A refusal with a code of the contract. */
export const refusal = (code: string, status: number, more: object = {}): Failure => ({
  kind: 'refused',
  code,
  status,
  ...more,
})

/** Waits until the modal has rendered at the end of the body. */
export const waitForModal = () =>
  waitFor(() => expect(document.querySelector('[data-bindery-layer]')).toBeTruthy())

/** Presses the screen's submit button, so that its errors show. */
export const press = (name: string) => async () => {
  const button = await within(document.body).findByRole('button', { name })
  await userEvent.click(button)
}
