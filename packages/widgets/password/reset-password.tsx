import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import type { Values } from '@bindery/ui/form/form-rules.ts'
import { NewPasswordField } from '@bindery/ui/form/new-password-field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useRef } from 'react'
import { PasswordNotice } from './password-notice.tsx'
import type { ResetView } from './reset-password.model.ts'

type Step<S> = Extract<ResetView, { readonly step: S }>

function NewPasswordForm({ view }: { view: Step<'filling' | 'sending'> }) {
  const { words, field, validatePassword, submit } = view
  const validate = ({ password = '' }: Values) => {
    const error = validatePassword(password)
    return error ? { password: error } : {}
  }
  return (
    <RequestForm
      name="reset-password"
      label={words.form}
      fields={['password']}
      drafts={{}}
      problem={view.step === 'filling' ? view.problem : null}
      sending={view.step === 'sending'}
      validate={validate}
      onSubmit={({ password = '' }) => submit(password)}
    >
      {/* Empty: the link names no account, and the signed-in reader may have another one. */}
      <input type="text" name="username" autoComplete="username" defaultValue="" readOnly hidden />
      <NewPasswordField name="password" label={words.password} required {...field} />
      <Button type="submit">{words.submit}</Button>
    </RequestForm>
  )
}

/** Why the link does not work, and a button to request a new one. */
function InvalidLink({
  view,
  takesFocus,
}: {
  view: Step<'invalid-link' | 'requesting'>
  takesFocus: boolean
}) {
  const { words, reader } = view
  const invalid = view.step === 'invalid-link' ? view : null
  return (
    <PasswordNotice
      kind={invalid?.link === 'missing' ? 'info' : 'error'}
      takesFocus={takesFocus}
      message={invalid?.problem?.message ?? (invalid && words[invalid.link])}
    >
      {reader ? <p className="bindery-text">{words.signedIn({ name: reader.name })}</p> : null}
      <Button variant="primary" busy={view.step === 'requesting'} onClick={view.requestLink}>
        {reader ? words.askFor({ email: reader.email }) : words.ask}
      </Button>
    </PasswordNotice>
  )
}

/** The form for a new password, or why the mailed link does not work. */
export function ResetPassword({ host, ...view }: ResetView & { host: ViewHost }) {
  const { words, reader } = view
  // The first step does not take focus from the page.
  const firstStep = useRef(view.step)
  const takesFocus = firstStep.current !== view.step
  const content = () => {
    switch (view.step) {
      case 'filling':
      case 'sending':
        return <NewPasswordForm view={view} />
      case 'done':
        return (
          <PasswordNotice kind="success" takesFocus message={words.done}>
            {reader ? (
              <p className="bindery-text">{words.signedIn({ name: reader.name })}</p>
            ) : (
              <Button variant="primary" onClick={view.signIn}>
                {words.signIn}
              </Button>
            )}
          </PasswordNotice>
        )
      case 'invalid-link':
      case 'requesting':
        return <InvalidLink view={view} takesFocus={takesFocus} />
      case 'requested':
        return <PasswordNotice kind="success" takesFocus message={words.asked} />
    }
  }
  return (
    <View host={host}>
      <div part="box">{content()}</div>
    </View>
  )
}
