import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import type { Values } from '@bindery/ui/form-rules.ts'
import { NewPasswordField } from '@bindery/ui/new-password-field.tsx'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useRef } from 'react'
import { PasswordNews } from './password-news.tsx'
import type { ResetView } from './reset-password.model.ts'

type Step<S> = Extract<ResetView, { readonly step: S }>

function NewPassword({ view }: { view: Step<'filling' | 'sending'> }) {
  const { words, field, fault, submit } = view
  const validate = ({ password = '' }: Values) => {
    const wrong = fault(password)
    return wrong ? { password: wrong } : {}
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
      {/* Whose password it is, nobody says: not the link, and whoever reads here may be somebody else. */}
      <input type="text" name="username" autoComplete="username" defaultValue="" readOnly hidden />
      <NewPasswordField name="password" label={words.password} required {...field} />
      <Button type="submit">{words.submit}</Button>
    </RequestForm>
  )
}

/** The link opens nothing: why, and the way to a new one. */
function DeadLink({ view, moved }: { view: Step<'dead' | 'asking'>; moved: boolean }) {
  const { words, reader } = view
  const known = view.step === 'dead' ? view : null
  return (
    <PasswordNews
      kind={known?.link === 'missing' ? 'info' : 'error'}
      takesFocus={moved}
      message={known?.problem?.message ?? (known && words[known.link])}
    >
      {reader ? <p>{words.signedIn({ name: reader.name })}</p> : null}
      <Button variant="primary" busy={view.step === 'asking'} onClick={view.ask}>
        {reader ? words.askFor({ email: reader.email }) : words.ask}
      </Button>
    </PasswordNews>
  )
}

/** A new password from the mailed link, in whichever state the link is. */
export function ResetPassword({ host, ...view }: ResetView & { host: ViewHost }) {
  const { words, reader } = view
  // What stands there from the start does not take the focus from the page.
  const first = useRef(view.step)
  const moved = first.current !== view.step
  const drawn = () => {
    switch (view.step) {
      case 'filling':
      case 'sending':
        return <NewPassword view={view} />
      case 'done':
        return (
          <PasswordNews kind="success" takesFocus message={words.done}>
            {reader ? (
              <p>{words.signedIn({ name: reader.name })}</p>
            ) : (
              <Button variant="primary" onClick={view.signIn}>
                {words.signIn}
              </Button>
            )}
          </PasswordNews>
        )
      case 'dead':
      case 'asking':
        return <DeadLink view={view} moved={moved} />
      case 'asked':
        return <PasswordNews kind="success" takesFocus message={words.asked} />
    }
  }
  return (
    <View host={host}>
      <div part="box">{drawn()}</div>
    </View>
  )
}
