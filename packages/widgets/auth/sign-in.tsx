import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { PasswordField } from '@bindery/ui/password-field.tsx'
import { passwordWords } from './auth.messages.ts'
import { signInRules } from './auth.rules.ts'
import { ScreenForm, type ScreenProps } from './screen-form.tsx'
import { ScreenLink } from './screen-link.tsx'

const fields = ['email', 'password']

/** The screen sign-in. */
export function SignIn({ view }: ScreenProps) {
  const { words, book, go } = view
  const validate = (values: Values) => faultsOf(signInRules, values, words)
  return (
    <>
      <ScreenForm view={view} fields={fields} validate={validate}>
        <Field name="email" label={words.email} type="email" autoComplete="username" required />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          words={passwordWords(book)}
          required
        />
        <Button type="submit">{words.signInSubmit}</Button>
      </ScreenForm>
      <p className="aside">
        <ScreenLink to="forgot-password" go={go}>
          {words.toForgotPassword}
        </ScreenLink>
      </p>
      <p className="aside">
        {words.noAccount}{' '}
        <ScreenLink to="registration" go={go}>
          {words.toRegistration}
        </ScreenLink>
      </p>
    </>
  )
}
