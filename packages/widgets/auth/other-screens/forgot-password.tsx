import { isEmail } from '@bindery/contract/email-rule.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { focusInside } from '@bindery/ui/focus/focus.ts'
import { Field } from '@bindery/ui/form/field.tsx'
import {
  type Rule,
  type Rules,
  required,
  type Values,
  validateFields,
} from '@bindery/ui/form/form-rules.ts'
import { useForm } from '@bindery/ui/view/form-context.ts'
import { useLayoutEffect, useRef } from 'react'
import type { AuthWords } from '../auth.messages.ts'
import { forgotPasswordMessages } from '../auth.messages.ts'
import { ScreenForm, ScreenLink, type ScreenProps } from '../screen.tsx'
import { useHold } from '../use-hold.ts'

const fields = ['email']

const email: Rule<AuthWords> = (value, words) => !isEmail(value) && words.wrongEmail

/** Spec accounts 5. */
const rules: Rules<AuthWords> = { email: [required, email] }

interface GetHelpProps {
  href: string
  children: string
}

/**
 * A link for a reader who has tried: the form is invalid and the e-mail field was touched. The line is
 * always in place, so that the button does not move from under the pointer when the link appears.
 */
function GetHelp({ href, children }: GetHelpProps) {
  const { valid, touched } = useForm()
  const shown = !valid && touched.includes('email')
  return (
    <p>
      {shown ? (
        <a className="bindery-link" href={href} target="_blank" rel="noopener">
          {children}
        </a>
      ) : (
        '\u00a0'
      )}
    </p>
  )
}

/** The screen forgot-password, and its message once the mail is sent. */
export function ForgotPassword({ view }: ScreenProps) {
  const words = view.book.define('forgot-password', forgotPasswordMessages).get()
  const validate = (values: Values) => validateFields(rules, values, view.words)
  const held = useHold<HTMLDivElement>(view.hold)
  const message = useRef<HTMLParagraphElement>(null)
  const sent = view.step === 'sent'
  useLayoutEffect(() => {
    // The focused form is gone, so the heading gets focus. Focus on the dialog would repeat the live region's message.
    if (sent) focusInside(message.current?.getRootNode() as ShadowRoot)
  }, [sent])
  return (
    <div ref={held}>
      {sent ? (
        // No live region: the page's own announces it, also after the modal has closed.
        <p ref={message} className="bindery-notice is-success">
          {view.words.resetSent}
        </p>
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
            <GetHelp href={view.paths.subscriberHelp}>{words.getHelp}</GetHelp>
          </ScreenForm>
        </>
      )}
      <p className="aside">
        <ScreenLink view={view} to="sign-in">
          {words.back}
        </ScreenLink>
      </p>
    </div>
  )
}
