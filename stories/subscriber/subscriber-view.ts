import type { Failure } from '@bindery/state/failure.ts'
import { newPassword } from '@bindery/state/new-password.messages.ts'
import { defaultPaths } from '@bindery/state/paths.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { DeskProps } from '@bindery/widgets/subscriber/subscriber.desk.ts'
import { subscriberMessages } from '@bindery/widgets/subscriber/subscriber.messages.ts'
import { subscriberProblem } from '@bindery/widgets/subscriber/subscriber.problem.ts'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { book } from '../book.ts'

const settings = { paths: defaultPaths, customerServicePhone: '1-800-555-0142' }
export const problemState = { messages: book, settings }

/** What both forms for subscribers are given, without a model behind them. */
export const desk: DeskProps = {
  words: subscriberMessages(book).get(),
  newPassword: newPassword(book),
  customerService: '/subscriber-help#contact-customer-service',
  drafts: { optIn: 'on' },
  optIn: true,
  draft: () => {},
}

export const drafts = {
  email: 'print@example.com',
  accountNumber: '1234567890',
  password: 'Correct#Horse9',
  optIn: 'on',
}

export const paula = {
  name: 'Paula Print',
  accountNumber: '1234567890',
  term: '1 year',
  until: 'March 1, 2036',
}

/** A refusal as the contract names it. */
export const refusal = (code: string, status: number, more: object = {}): Failure => ({
  kind: 'refused',
  code,
  status,
  ...more,
})

/** The words that the models find for a failure. */
export const told = (failure: Failure, fields: readonly string[]): Problem =>
  subscriberProblem(failure, problemState, { fields, signIn: action('sign in') })

/** Presses a button of the form, which stands in the light DOM, so that what is wrong is shown. */
export const press =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  }
