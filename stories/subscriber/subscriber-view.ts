import { newPassword } from '@bindery/state/account/new-password.messages.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { subscriberMessages } from '@bindery/widgets/subscriber/subscriber.messages.ts'
import type { SubscriberFormProps } from '@bindery/widgets/subscriber/subscriber-form.ts'
import { subscriberProblem } from '@bindery/widgets/subscriber/subscriber-problem.ts'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { book } from '../book.ts'

const settings = { paths: defaultPaths, customerServicePhone: '1-800-555-0142' }
export const problemState = { messages: book, settings }

/** The common view of both forms for subscribers, without a model. */
export const formProps: SubscriberFormProps = {
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

/** A refusal with a code of the contract. */
export const refusal = (code: string, status: number, more: object = {}): Failure => ({
  kind: 'refused',
  code,
  status,
  ...more,
})

/** The problem that the models make of a failure. */
export const problemFor = (failure: Failure, fields: readonly string[]): Promise<Problem> =>
  subscriberProblem(failure, problemState, { fields, signIn: action('sign in') })

/** Presses a button of the form (in the light DOM), so that its errors show. */
export const press =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  }
