import { createView, type Model } from '@bindery/element/host.ts'
import { requestSubscriberReset } from '@bindery/state/account/subscriber.ts'
import { createForm, type Stage } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { emailOf } from '../form-values.ts'
import { type CardWords, cardMessages } from '../subscriber.messages.ts'
import { cardProblem } from '../subscriber-problem.ts'

export interface CardProps {
  readonly words: CardWords
  readonly drafts: Values
  /** Whether the captcha is on, which the form must mention. */
  readonly captcha: boolean
  submit(values: Values): Promise<void>
  draft(values: Values): void
  /** Returns to the form after a link was sent. */
  again(): void
}

export type CardView = Stage & CardProps

/** The form with which a subscriber resets a password (spec accounts 8). */
export const createCardModel = (state: State): Model<CardView> => {
  const $words = cardMessages(state.messages)
  const form = createForm(() => $words.get().unreachable)

  const submit = (values: Values) => {
    return form.send(
      () => requestSubscriberReset(state, { emailAddress: emailOf(values) }),
      (failure) => cardProblem(failure, state),
      (isCurrent) => {
        form.forget()
        if (isCurrent) form.sent()
      },
    )
  }
  const viewState = (): CardView => ({
    ...form.$stage.get(),
    words: $words.get(),
    drafts: form.drafts(),
    captcha: state.captcha.$enabled.get() === true,
    submit,
    draft: form.draft,
    again: form.restart,
  })

  const stopReader = state.session.$readerChanges.listen(() => {
    form.forget()
    form.restart()
  })
  return createView([form.$stage, $words, state.captcha.$enabled], viewState, stopReader)
}
