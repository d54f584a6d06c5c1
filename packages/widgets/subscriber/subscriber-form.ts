import { optInDefault } from '@bindery/contract/opt-in.ts'
import type { Host } from '@bindery/element/host.ts'
import { newPassword } from '@bindery/state/account/new-password.messages.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import { createForm, type FormControl } from '@bindery/state/page/form.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { type SignedInSubscriber, subscriberOf } from './signed-in-subscriber.ts'
import { type SubscriberWords, subscriberMessages } from './subscriber.messages.ts'
import { subscriberProblem } from './subscriber-problem.ts'

/** The view props that lookup and registration share. */
export interface SubscriberFormProps {
  readonly words: SubscriberWords
  /** The props of the field for a new password. */
  readonly newPassword: ReturnType<typeof newPassword>
  readonly customerService: string
  /** The fields' initial values, by name: the reader's drafts. */
  readonly drafts: Values
  /** Whether the opt-in box is ticked initially. It may change when the country becomes known. */
  readonly optIn: boolean
  draft(values: Values): void
}

export interface SubscriberForm {
  readonly form: FormControl
  /** False while the session is unknown. Nothing is rendered then. */
  isReady(): boolean
  subscriber(): SignedInSubscriber | null
  /** Whether the captcha is on. The first call asks the server. */
  captcha(): boolean
  props(): SubscriberFormProps
  /** Sends the form. @param fields the names of its fields */
  send(
    fields: readonly string[],
    call: () => Promise<Result>,
    onSuccess: (isCurrent: boolean) => void,
  ): Promise<void>
  destroy(): void
}

/**
 * The form logic that lookup and registration share: drafts, the signed-in subscriber, and problems with a
 * link to sign-in.
 * @param render is called after each change
 * @param onReaderChanged is called when the reader has changed and the drafts are cleared
 */
export const createSubscriberForm = (
  state: State,
  host: Pick<Host<object>, 'element'>,
  render: () => void,
  onReaderChanged: () => void = () => {},
): SubscriberForm => {
  const { auth, captcha, environment, session, settings, $country } = state
  const $words = subscriberMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)

  let stopCaptcha: (() => void) | undefined

  const signIn = () => void auth.request({ screen: 'sign-in' }, host.element)?.catch(() => {})
  const optIn = () => optInDefault($country.get())
  const clear = () => {
    form.forget()
    onReaderChanged()
    form.restart()
  }

  const offs = [
    form.$stage.listen(render),
    session.$session.listen(render),
    session.$readerChanges.listen(clear),
    $country.listen(render),
    $words.listen(render),
    // The back-forward cache restores a page that was left while its form was sending.
    environment.onPageShow((persisted) => persisted && form.restart()),
  ]

  return {
    form,
    isReady: () => {
      const current = session.$session.get()
      return current.status !== 'unknown' || current.failure !== undefined
    },
    subscriber: () => subscriberOf(session.$session.get(), settings.locale),
    captcha: () => {
      stopCaptcha ??= captcha.$enabled.listen(render)
      return captcha.$enabled.get() === true
    },
    props: () => ({
      words: $words.get(),
      newPassword: newPassword(state.messages),
      customerService: settings.paths.customerService,
      drafts: { optIn: optIn() ? 'on' : '', ...form.drafts() },
      optIn: optIn(),
      draft: form.draft,
    }),
    send: (fields, call, onSuccess) =>
      form.send(
        call,
        (failure) => {
          const signedIn = readerOf(session.$session.get()) !== null
          return subscriberProblem(failure, state, { fields, signIn: signedIn ? null : signIn })
        },
        onSuccess,
      ),
    destroy: () => {
      stopCaptcha?.()
      for (const off of offs) off()
    },
  }
}
