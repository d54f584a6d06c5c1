import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { PasswordField } from '@bindery/ui/password-field.tsx'
import type { ReactNode } from 'react'
import { passwordWords } from './auth.messages.ts'
import { ScreenForm, type ScreenProps } from './screen-form.tsx'
import { ScreenLink } from './screen-link.tsx'
import { signInRules } from './sign-in-rules.ts'

const fields = ['email', 'password']

export interface SignInProps extends ScreenProps {
  /** What the browser may fill in. Default: a username. */
  complete?: string | undefined
  /** A line at the e-mail. */
  hint?: ReactNode
  /** Other ways in, below the form. */
  children?: ReactNode
}

/** The screen sign-in. */
export function SignIn({ view, complete = 'username', hint, children }: SignInProps) {
  const { words, book, go } = view
  const validate = (values: Values) => faultsOf(signInRules, values, words)
  return (
    <>
      <ScreenForm view={view} fields={fields} validate={validate}>
        <Field
          name="email"
          label={words.email}
          hint={hint}
          type="email"
          autoComplete={complete}
          required
        />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          words={passwordWords(book)}
          required
        />
        <Button type="submit">{words.signInSubmit}</Button>
      </ScreenForm>
      {children}
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
