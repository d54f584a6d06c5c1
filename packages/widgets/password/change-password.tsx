import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import type { Values } from '@bindery/ui/form-rules.ts'
import { focusFirst } from '@bindery/ui/form-values.ts'
import { NewPasswordField } from '@bindery/ui/new-password-field.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { PasswordField } from '@bindery/ui/password-field.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { ChangeView } from './change-password.model.ts'
import { PasswordNews } from './password-news.tsx'

const fields = ['current', 'password']

interface PasswordsProps {
  view: Extract<ChangeView, { step: 'filling' | 'sending' }>
  /** It stands where the button was that has asked for it. */
  takesFocus: boolean
}

function Passwords({ view, takesFocus }: PasswordsProps) {
  const { words, field, fault, submit, username } = view
  const known = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) focusFirst(known.current?.form ?? null, { current: true })
  }, [takesFocus])
  const validate = ({ current = '', password = '' }: Values) => {
    const wrong = fault(password)
    return {
      ...(current === '' ? { current: words.required } : {}),
      ...(wrong ? { password: wrong } : {}),
    }
  }
  return (
    <RequestForm
      // Another reader's form is another one: nothing that was typed stays.
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
      {/* A password manager changes what it keeps for this name. */}
      <input
        ref={known}
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

/** Current and new password, or a way to sign in. */
export function ChangePassword({ host, ...view }: ChangeView & { host: ViewHost }) {
  const { words } = view
  const done = useRef(false)
  if (view.step === 'done') done.current = true
  const drawn = () => {
    switch (view.step) {
      case 'guest':
        return (
          <>
            <Notice kind="error">{view.why}</Notice>
            <p>{words.guest}</p>
            <Button variant="primary" onClick={view.signIn}>
              {words.signIn}
            </Button>
          </>
        )
      case 'filling':
      case 'sending':
        return <Passwords view={view} takesFocus={done.current} />
      case 'done':
        return (
          <PasswordNews kind="success" takesFocus message={words.done}>
            <Button onClick={view.again}>{words.again}</Button>
          </PasswordNews>
        )
    }
  }
  return (
    <View host={host}>
      <div part="box">{drawn()}</div>
    </View>
  )
}
