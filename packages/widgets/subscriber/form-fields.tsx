import { Checkbox } from '@bindery/ui/form/checkbox.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { NewPasswordField } from '@bindery/ui/form/new-password-field.tsx'
import type { SubscriberFormProps } from './subscriber-form.ts'

export interface FieldsProps {
  view: Pick<SubscriberFormProps, 'words' | 'newPassword' | 'optIn'>
  /** Whether the form creates an account, so that password managers store the e-mail as its user name. */
  createsAccount?: boolean
}

/** The fields that identify a subscription. */
export function SubscriptionFields({ view, createsAccount = false }: FieldsProps) {
  const { words } = view
  return (
    <>
      <Field
        name="email"
        label={words.email}
        type="email"
        autoComplete={createsAccount ? 'username' : 'email'}
        required
      />
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

/** The fields of a new web account. */
export function AccountFields({ view }: FieldsProps) {
  const { words, newPassword } = view
  return (
    <>
      <NewPasswordField name="password" label={words.password} required {...newPassword} />
      <Checkbox name="optIn" label={words.optIn} suggested={view.optIn} />
    </>
  )
}
