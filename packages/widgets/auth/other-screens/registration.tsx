import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import {
  type NewPasswordWords,
  newPassword,
  newPasswordFault,
} from '@bindery/state/account/new-password.messages.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Checkbox } from '@bindery/ui/form/checkbox.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import {
  type Rule,
  type Rules,
  required,
  type Values,
  validateFields,
} from '@bindery/ui/form/form-rules.ts'
import { NewPasswordField } from '@bindery/ui/form/new-password-field.tsx'
import type { AuthWords } from '../auth.messages.ts'
import { registrationMessages } from '../auth.messages.ts'
import { ScreenForm, ScreenLink, type ScreenProps } from '../screen.tsx'

const fields = ['firstName', 'lastName', 'email', 'password', 'optIn']

type Words = AuthWords & typeof registrationMessages & { newPassword: NewPasswordWords }

const email: Rule<Words> = (value, words) => !isEmail(value) && words.emailInvalid
const name: Rule<Words> = (value, words) => !isName(value) && words.nameRule
const goodPassword: Rule<Words> = (value, words) => newPasswordFault(value, words.newPassword)

/** Spec accounts 5. */
const rules: Rules<Words> = {
  firstName: [required, name],
  lastName: [required, name],
  email: [required, email],
  password: [required, goodPassword],
}

/** The screen registration. */
export function Registration({ view }: ScreenProps) {
  const { book } = view
  const words = { ...view.words, ...book.define('registration', registrationMessages).get() }
  const chosen = newPassword(book)
  const validate = (values: Values) =>
    validateFields(rules, values, { ...words, newPassword: chosen.words })
  return (
    <>
      <p className="lead">
        {words.hasAccount}{' '}
        <ScreenLink view={view} to="sign-in">
          {words.toSignIn}
        </ScreenLink>
      </p>
      <ScreenForm view={view} fields={fields} validate={validate}>
        <Field name="firstName" label={words.firstName} autoComplete="given-name" required />
        <Field name="lastName" label={words.lastName} autoComplete="family-name" required />
        <Field name="email" label={words.email} type="email" autoComplete="email" required />
        <NewPasswordField name="password" label={words.password} required {...chosen} />
        <Checkbox name="optIn" label={words.optIn} suggested={view.optIn} />
        <Button type="submit">{words.submit}</Button>
      </ScreenForm>
      <p className="aside">
        <a className="bindery-link" href={view.paths.privacyPolicy} target="_blank" rel="noopener">
          {words.privacyPolicy}
        </a>
      </p>
    </>
  )
}
