import { Button } from '@bindery/ui/button.tsx'
import { Checkbox } from '@bindery/ui/checkbox.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { NewPasswordField } from '@bindery/ui/new-password-field.tsx'
import { newPassword, registrationWords } from './registration.messages.ts'
import { registrationRules } from './registration-rules.ts'
import { ScreenForm, type ScreenProps } from './screen-form.tsx'
import { ScreenLink } from './screen-link.tsx'

const fields = ['firstName', 'lastName', 'email', 'password', 'optIn']

/** The screen registration. */
export function Registration({ view }: ScreenProps) {
  const { book, go } = view
  const words = { ...view.words, ...registrationWords(book) }
  const chosen = newPassword(book)
  const validate = (values: Values) =>
    faultsOf(registrationRules, values, { ...words, newPassword: chosen.words })
  return (
    <>
      <p className="lead">
        {words.hasAccount}{' '}
        <ScreenLink to="sign-in" go={go}>
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
