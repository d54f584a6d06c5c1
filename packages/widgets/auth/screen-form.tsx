import type { Faults, Values } from '@bindery/ui/form-rules.ts'
import { RequestForm } from '@bindery/ui/request-form.tsx'
import type { ReactNode } from 'react'
import type { ScreenView } from './auth.view.ts'

/** What a screen of the modal is given. */
export interface ScreenProps {
  view: ScreenView
}

export interface ScreenFormProps extends ScreenProps {
  /** The names of the fields. */
  fields: readonly string[]
  /** What is wrong with what is typed, by field name. */
  validate?: (values: Values) => Faults
  children: ReactNode
}

/** The form of a screen. */
export function ScreenForm({ view, ...rest }: ScreenFormProps) {
  return (
    <RequestForm
      {...rest}
      name={view.screen}
      drafts={view.drafts}
      problem={view.step === 'filling' ? view.problem : null}
      sending={view.step === 'sending'}
      onSubmit={view.submit}
      onDraft={view.draft}
    />
  )
}
