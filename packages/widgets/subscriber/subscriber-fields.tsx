import { Checkbox } from '@bindery/ui/checkbox.tsx'
import { Field } from '@bindery/ui/field.tsx'
import type { SubscriberWords } from './subscriber.messages.ts'

export interface FieldsProps {
  words: SubscriberWords
}

/** What a subscription is known by. */
export function LabelFields({ words }: FieldsProps) {
  return (
    <>
      <Field name="email" label={words.email} type="email" autoComplete="email" required />
      <Field
        name="accountNumber"
        label={words.accountNumber}
        hint={words.accountNumberHint}
        autoComplete="off"
        maxLength={60}
        required
      />
    </>
  )
}

/** What makes a web account of it. */
export function AccountFields({ words }: FieldsProps) {
  return (
    <>
      <Field
        name="password"
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <Checkbox name="optIn" label={words.optIn} />
    </>
  )
}
