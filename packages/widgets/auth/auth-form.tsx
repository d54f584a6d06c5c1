import { Form } from '@bindery/ui/form.tsx'
import { LightDom } from '@bindery/ui/light-dom.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import type { ReactNode } from 'react'
import type { Values } from './auth.rules.ts'
import type { AuthView } from './auth.view.ts'
import { LinkedText, ScreenLink } from './screen-link.tsx'

/** What a screen of the modal is given. */
export interface ScreenProps {
  view: AuthView
}

export interface AuthFormProps extends ScreenProps {
  /** The names of the fields. */
  fields: readonly string[]
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
function Problem({ view, message }: ScreenProps & { message: string }) {
  const { words, paths, go } = view
  if (message === words.unavailable) {
    const link = (part: string) => (
      <ScreenLink to="sign-in" go={go}>
        {part}
      </ScreenLink>
    )
    return <LinkedText text={message} part={words.unavailableLink} link={link} />
  }
  const help = (part: string) => (
    <a className="bindery-link" href={paths.customerService}>
      {part}
    </a>
  )
  return <LinkedText text={message} part={words.customerService} link={help} />
}

/** The form of a screen, in the light DOM, with what went wrong above it. */
export function AuthForm({ view, fields, children }: AuthFormProps) {
  const screen = view.step === 'closed' ? 'sign-in' : view.screen
  const problem = view.step === 'filling' ? view.problem : null
  return (
    <LightDom>
      <Form
        name={screen}
        defaultValues={pick(fields, view.drafts)}
        validate={view.validate}
        errors={marks(problem?.fields ?? {})}
        busy={view.step === 'sending'}
        onSubmit={view.submit}
        onDraft={view.draft}
      >
        <Notice kind="error">
          {problem?.message ? <Problem view={view} message={problem.message} /> : null}
        </Notice>
        {children}
      </Form>
    </LightDom>
  )
}
