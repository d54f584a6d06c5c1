import type { Model } from '@bindery/element/host.ts'
import { createForm, type Stage } from '@bindery/state/form.ts'
import type { State } from '@bindery/state/state.ts'
import { requestSubscriberReset } from '@bindery/state/subscriber.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import { atom } from 'nanostores'
import { type CardWords, cardMessages } from './forgot-password-card.messages.ts'
import { emailOf } from './subscriber.input.ts'

export interface CardProps {
  readonly words: CardWords
  readonly drafts: Values
  /** The captcha is on: the reader is told so. */
  readonly captcha: boolean
  submit(values: Values): Promise<void>
  draft(values: Values): void
  /** Back to the form, when a link was sent. */
  again(): void
}

export type CardView = Stage & CardProps

/** The subscriber card's reset of a password (spec accounts 8). */
export const createCardModel = (state: State): Model<CardView> => {
  const $words = cardMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)

  const submit = (values: Values) => {
    return form.send(
      () => requestSubscriberReset(state, { emailAddress: emailOf(values) }),
      async (failure) => (await import('./subscriber.problem.ts')).cardProblem(failure, state),
      (here) => {
        form.forget()
        if (here) form.sent()
      },
    )
  }
  const view = (): CardView => ({
    ...form.$stage.get(),
    words: $words.get(),
    drafts: form.drafts(),
    captcha: state.captcha.$enabled.get() === true,
    submit,
    draft: form.draft,
    again: form.restart,
  })

  const $view = atom(view())
  const paint = () => $view.set(view())
  const offs = [
    form.$stage.listen(paint),
    $words.listen(paint),
    state.captcha.$enabled.listen(paint),
    state.session.$departures.listen(() => {
      form.forget()
      form.restart()
    }),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
