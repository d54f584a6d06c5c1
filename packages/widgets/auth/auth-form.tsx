import { Form } from '@bindery/ui/form.tsx'
import { LightDom } from '@bindery/ui/light-dom.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import type { ReactNode } from 'react'
import type { Values } from './auth.rules.ts'
import type { ScreenView } from './auth.view.ts'
import type { Problem } from './problem.ts'
import { ScreenLink } from './screen-link.tsx'

/** What a screen of the modal is given. */
export interface ScreenProps {
  view: ScreenView
}

export interface AuthFormProps extends ScreenProps {
  /** The names of the fields. */
  fields: readonly string[]
  /** What is wrong with what is typed, by field name. */
  validate?: (values: Values) => Values
  children: ReactNode
}

const pick = (fields: readonly string[], drafts: Values): Record<string, string> => {
  const picked: Record<string, string> = {}
  for (const field of fields) picked[field] = drafts[field] ?? ''
  return picked
}

const marks = (fields: Values) => {
  const errors: Record<string, string | true> = {}
  for (const [field, message] of Object.entries(fields)) errors[field] = message || true
  return errors
}

/** A message about the whole form, with a way out where its words name one. */
function Message({ view, problem }: ScreenProps & { problem: Problem }) {
  const { message = '', wayOut } = problem
  const at = wayOut ? message.indexOf(wayOut.words) : -1
  if (!wayOut || at < 0) return message
  const { words, to } = wayOut
  return (
    <>
      {message.slice(0, at)}
      {to === 'sign-in' ? (
        <ScreenLink to={to} go={view.go}>
          {words}
        </ScreenLink>
      ) : (
        <a className="bindery-link" href={view.paths.customerService}>
          {words}
        </a>
      )}
      {message.slice(at + words.length)}
    </>
  )
}

/** The form of a screen, in the light DOM, with what went wrong above it. */
export function AuthForm({ view, fields, validate, children }: AuthFormProps) {
  const problem = view.step === 'filling' ? view.problem : null
  return (
    <LightDom>
      <Form
        name={view.screen}
        defaultValues={pick(fields, view.drafts)}
        validate={validate}
        errors={marks(problem?.fields ?? {})}
        busy={view.step === 'sending'}
        onSubmit={view.submit}
        onDraft={view.draft}
      >
        <Notice kind="error">
          {problem?.message ? <Message view={view} problem={problem} /> : null}
        </Notice>
        {problem?.call ? (
          <p>
            <a className="bindery-link" href={problem.call.href}>
              {problem.call.words}
            </a>
          </p>
        ) : null}
        {children}
      </Form>
    </LightDom>
  )
}
