import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { firstErrorOf } from '@bindery/ui/form/form-values.ts'
import { NewPasswordField } from '@bindery/ui/form/new-password-field.tsx'
import { PasswordField } from '@bindery/ui/form/password-field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { ChangeView } from './change-password.model.ts'
import { PasswordNotice } from './password-notice.tsx'

const fields = ['current', 'password']

interface PasswordFormProps {
  view: Extract<ChangeView, { step: 'filling' | 'sending' }>
  /** Whether the form replaces the button that has opened it, so that focus must move to it. */
  takesFocus: boolean
}

function PasswordForm({ view, takesFocus }: PasswordFormProps) {
  const { words, field, validatePassword, submit, username } = view
  const usernameField = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) firstErrorOf(usernameField.current?.form ?? null, { current: true })?.focus()
  }, [takesFocus])
  const validate = ({ current = '', password = '' }: Values) => {
    const error = validatePassword(password)
    return {
      ...(current === '' ? { current: words.required } : {}),
      ...(error ? { password: error } : {}),
    }
  }
  return (
    <RequestForm
      // Another reader gets a new form without the drafts.
      key={username}
      name="change-password"
      label={words.form}
      fields={fields}
      drafts={{}}
      problem={view.step === 'filling' ? view.problem : null}
      sending={view.step === 'sending'}
      validate={validate}
      onSubmit={({ current = '', password = '' }) => submit({ current, password })}
    >
      {/* Password managers update the entry with this user name. */}
      <input
        ref={usernameField}
        type="text"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        hidden
      />
      <PasswordField
        name="current"
        label={words.current}
        autoComplete="current-password"
        words={field.words}
        required
      />
      <NewPasswordField name="password" label={words.password} required {...field} />
      <Button type="submit">{words.submit}</Button>
    </RequestForm>
  )
}

/** The form with the current and the new password, or a button to sign in. */
export function ChangePassword({ host, ...view }: ChangeView & { host: ViewHost }) {
  const { words } = view
  const done = useRef(false)
  if (view.step === 'done') done.current = true
  const content = () => {
    switch (view.step) {
      case 'guest':
        if (view.sessionError !== null) {
          return (
            <RetryNotice message={view.sessionError} label={words.tryAgain} retry={view.retry} />
          )
        }
        return (
          <>
            <p>{words.guest}</p>
            <Button variant="primary" onClick={view.signIn}>
              {words.signIn}
            </Button>
          </>
        )
      case 'filling':
      case 'sending':
        return <PasswordForm view={view} takesFocus={done.current} />
      case 'done':
        return (
          <PasswordNotice kind="success" takesFocus message={words.done}>
            <Button onClick={view.again}>{words.again}</Button>
          </PasswordNotice>
        )
    }
  }
  return (
    <View host={host}>
      <div part="box" tabIndex={-1}>
        {content()}
      </div>
    </View>
  )
}
