import type { ReactNode } from 'react'
import { useForm } from './form-context.ts'
import { useUid } from './ids.tsx'

/** What Field, Select and Checkbox have in common. */
export interface ControlProps {
  /** Key of the value in the form; also the control's `name`. */
  name: string
  label: ReactNode
  /** A line that helps before anything is wrong. */
  hint?: ReactNode
  /** Overrides the form's error for this field. `true` marks the field without words of its own. */
  error?: string | true | undefined
  required?: boolean | undefined
}

interface Described extends ControlProps {
  describedBy?: string | undefined
}

/** Ids and ARIA attributes of one control, and the hint and error that describe it. */
export function useControl({ name, hint, error, required, describedBy }: Described) {
  const id = useUid()
  const form = useForm()
  const fault = error ?? form.errors[name]
  const described = [describedBy, hint && `${id}-hint`, typeof fault === 'string' && `${id}-error`]
  return {
    initial: form.defaults[name],
    attributes: {
      id,
      name,
      'aria-required': required ? ('true' as const) : undefined,
      'aria-invalid': fault ? ('true' as const) : undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
    hint: hint ? (
      <p id={`${id}-hint`} className="bindery-hint">
        {hint}
      </p>
    ) : null,
    // Always there, so that a screen reader is listening before the first word. A browser that translates
    // the page takes the text away that a change would be written to: other words are another element.
    error: (
      <p id={`${id}-error`} className="bindery-error" aria-live={form.led ? 'off' : 'polite'}>
        {typeof fault === 'string' ? <span key={fault}>{fault}</span> : null}
      </p>
    ),
  }
}
