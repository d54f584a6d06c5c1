import { Checkbox } from '@bindery/ui/checkbox.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { NewPasswordField } from '@bindery/ui/new-password-field.tsx'
import type { DeskProps } from './subscriber.desk.ts'

export interface FieldsProps {
  view: Pick<DeskProps, 'words' | 'newPassword' | 'optIn'>
  /** The form makes an account: a password manager keeps the e-mail as its name. */
  names?: boolean
}

/** What a subscription is known by. */
export function LabelFields({ view, names = false }: FieldsProps) {
  const { words } = view
  return (
    <>
      <Field
        name="email"
        label={words.email}
        type="email"
        autoComplete={names ? 'username' : 'email'}
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

/** What makes a web account of it. */
export function AccountFields({ view }: FieldsProps) {
  const { words, newPassword } = view
  return (
    <>
      <NewPasswordField name="password" label={words.password} required {...newPassword} />
      <Checkbox name="optIn" label={words.optIn} suggested={view.optIn} />
    </>
  )
}
