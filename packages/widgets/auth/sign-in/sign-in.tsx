import { passwordWords } from '@bindery/state/account/password.messages.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import {
  type Rule,
  type Rules,
  required,
  type Values,
  validateFields,
} from '@bindery/ui/form/form-rules.ts'
import { PasswordField } from '@bindery/ui/form/password-field.tsx'
import type { ReactNode } from 'react'
import type { AuthWords } from '../auth.messages.ts'
import { ScreenForm, ScreenLink, type ScreenProps } from '../screen.tsx'

const fields = ['email', 'password']

const noSpaces: Rule<AuthWords> = (value, words) => /\s/.test(value) && words.wrongEmail

/** Spec accounts 5. */
const rules: Rules<AuthWords> = { email: [required, noSpaces], password: [required] }

export interface SignInProps extends ScreenProps {
  /** `autocomplete` of the e-mail field. Default `username`. */
  complete?: string | undefined
  /** A line below the e-mail field. */
  hint?: ReactNode
  /** Other ways to sign in, below the form. */
  children?: ReactNode
}

/** The screen sign-in. */
export function SignIn({ view, complete = 'username', hint, children }: SignInProps) {
  const { words, book } = view
  const validate = (values: Values) => validateFields(rules, values, words)
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
        <ScreenLink view={view} to="forgot-password">
          {words.toForgotPassword}
        </ScreenLink>
      </p>
      <p className="aside">
        {words.noAccount}{' '}
        <ScreenLink view={view} to="registration">
          {words.toRegistration}
        </ScreenLink>
      </p>
    </>
  )
}
