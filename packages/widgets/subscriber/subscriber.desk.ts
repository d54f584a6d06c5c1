import { optInDefault } from '@bindery/contract/opt-in.ts'
import type { Host } from '@bindery/element/host.ts'
import type { Result } from '@bindery/state/failure.ts'
import { createForm, type FormControl } from '@bindery/state/form.ts'
import { newPassword } from '@bindery/state/new-password.messages.ts'
import { readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { type SubscriberWords, subscriberMessages } from './subscriber.messages.ts'
import { type SubscriberReader, subscriberOf } from './subscriber.reader.ts'

/** What both forms for subscribers are told, beside what they show. */
export interface DeskProps {
  readonly words: SubscriberWords
  /** Of the field in which a password is chosen. */
  readonly newPassword: ReturnType<typeof newPassword>
  readonly customerService: string
  /** What the fields show at first, by name: what was typed before. */
  readonly drafts: Values
  /** The opt-in box is ticked from the start; known late where the country is. */
  readonly optIn: boolean
  draft(values: Values): void
}

export interface Desk {
  readonly form: FormControl
  /** False while nobody has said yet who reads: nothing is drawn then. */
  known(): boolean
  reader(): SubscriberReader | null
  /** Whether the captcha is on. Asked of the server when somebody first wants to know. */
  captcha(): boolean
  props(): DeskProps
  /** Sends the form; `fields` are the names of its fields. */
  send(
    fields: readonly string[],
    call: () => Promise<Result>,
    right: (here: boolean) => void,
  ): Promise<void>
  destroy(): void
}

/**
 * What the lookup and the registration of subscribers have in common: the form, who is reading, the
 * words for a refusal with the way to the sign-in.
 * @param paint is called when there is something new to draw
 * @param left is called when the reader has gone, and what was typed with them
 */
export const createDesk = (
  state: State,
  host: Pick<Host<object>, 'element'>,
  paint: () => void,
  left: () => void = () => {},
): Desk => {
  const { auth, captcha, environment, session, settings, $country } = state
  const $words = subscriberMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)

  let asking: (() => void) | undefined

  const signIn = () => void auth.request({ screen: 'sign-in' }, host.element)?.catch(() => {})
  const optIn = () => optInDefault($country.get())
  const clear = () => {
    form.forget()
    left()
    form.restart()
  }

  const offs = [
    form.$stage.listen(paint),
    session.$session.listen(paint),
    session.$departures.listen(clear),
    $country.listen(paint),
    $words.listen(paint),
    // Back from a page that this one was left for while its form was being sent.
    environment.onPageShow((persisted) => persisted && form.restart()),
  ]

  return {
    form,
    known: () => {
      const now = session.$session.get()
      return now.status !== 'unknown' || now.failure !== undefined
    },
    reader: () => subscriberOf(session.$session.get(), settings.locale),
    captcha: () => {
      asking ??= captcha.$enabled.listen(paint)
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
    send: (fields, call, right) =>
      form.send(
        call,
        async (failure) => {
          const { subscriberProblem } = await import('./subscriber.problem.ts')
          const signedIn = readerOf(session.$session.get()) !== null
          return subscriberProblem(failure, state, { fields, signIn: signedIn ? null : signIn })
        },
        right,
      ),
    destroy: () => {
      asking?.()
      for (const off of offs) off()
    },
  }
}
