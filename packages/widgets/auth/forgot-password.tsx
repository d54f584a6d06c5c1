import { Button } from '@bindery/ui/button.tsx'
import { Field } from '@bindery/ui/field.tsx'
import { useForm } from '@bindery/ui/form-context.ts'
import { faultsOf, type Values } from '@bindery/ui/form-rules.ts'
import { forgotPasswordWords } from './forgot-password.messages.ts'
import { forgotPasswordRules } from './forgot-password-rules.ts'
import { ScreenForm, type ScreenProps } from './screen-form.tsx'
import { ScreenLink } from './screen-link.tsx'
import { useHold } from './use-hold.ts'

const fields = ['email']

/**
 * Only for whoever has tried: the form is invalid and the e-mail was touched. Its line is always there:
 * touching the e-mail ends where the button is pressed, which must not move from under the pointer.
 */
function GetHelp({ view }: ScreenProps) {
  const { valid, touched } = useForm()
  const wanted = !valid && touched.includes('email')
  return (
    <p>
      {wanted ? (
        <a className="bindery-link" href={view.paths.subscriberHelp} target="_blank" rel="noopener">
          {forgotPasswordWords(view.book).getHelp}
        </a>
      ) : (
        '\u00a0'
      )}
    </p>
  )
}

/** The screen forgot-password, and what it says when the mail is on its way. */
export function ForgotPassword({ view }: ScreenProps) {
  const { go } = view
  const words = forgotPasswordWords(view.book)
  const validate = (values: Values) => faultsOf(forgotPasswordRules, values, view.words)
  const held = useHold<HTMLDivElement>(view.hold)
  const sent = view.step === 'sent'
  return (
    <div ref={held}>
      {sent ? (
        // Only seen: the page's live region says it, also when the modal has gone.
        <p className="bindery-notice is-success">{view.words.resetSent}</p>
      ) : (
        <>
          <p className="lead">{words.lead}</p>
          <ScreenForm view={view} fields={fields} validate={validate}>
            <Field
              name="email"
              label={view.words.email}
              type="email"
              autoComplete="username"
              required
            />
            <Button type="submit">{words.submit}</Button>
            <GetHelp view={view} />
          </ScreenForm>
        </>
      )}
      <p className="aside">
        <ScreenLink to="sign-in" go={go}>
          {words.back}
        </ScreenLink>
      </p>
    </div>
  )
}
