import { type ReactNode, useRef } from 'react'
import { useForm } from '../view/form-context.ts'
import { useUid } from '../view/ids.tsx'

/** Props that all controls share. */
export interface ControlProps {
  /** Key of the value in the form; also the control's `name`. */
  name: string
  label: ReactNode
  /** A line of help, shown also without an error. */
  hint?: ReactNode
  /** Overrides the form's error for this field. `true` marks the field without a text of its own. */
  error?: string | true | undefined
  required?: boolean | undefined
}

interface Described extends ControlProps {
  describedBy?: string | undefined
}

/** Id and ARIA attributes of a control, and the hint and error that describe it. */
export function useControl({ name, hint, error, required, describedBy }: Described) {
  const id = useUid()
  const form = useForm()
  const shown = error ?? form.errors[name]
  const text = typeof shown === 'string' ? shown : ''
  // A refusal that leaves focus where it is announces the same text once more.
  const alertRound = form.refusal?.alert === name ? form.refusal.round : ''
  const errorKey = `${alertRound}${text}`
  const announced = useRef({ key: '', isLive: true })
  if (announced.current.key !== errorKey)
    announced.current = { key: errorKey, isLive: !!alertRound || !form.announced }
  const { isLive } = announced.current
  // Orca drops a message that equals the last one. No screen reader speaks the no-break space.
  const spoken = alertRound && alertRound % 2 === 0 ? `${text}\u00a0` : text
  const errorId = `${id}-${isLive ? 'live' : 'error'}`
  const described = [describedBy, hint && `${id}-hint`, text && errorId]
  return {
    initial: form.defaults[name],
    attributes: {
      id,
      name,
      'aria-required': required ? ('true' as const) : undefined,
      'aria-invalid': shown ? ('true' as const) : undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
    hint: hint ? (
      <p id={`${id}-hint`} className="bindery-hint">
        {hint}
      </p>
    ) : null,
    // A live region must exist before its text, and keep its `aria-live`: screen readers do not notice a change.
    // So an error that moved focus announces is in a paragraph of its own. A browser that translates the page
    // replaces the text node that the renderer would update, so each new text is a new element.
    error: (
      <>
        <p id={`${id}-live`} className="bindery-error" aria-live="polite">
          {isLive && text ? <span key={errorKey}>{spoken}</span> : null}
        </p>
        {isLive || !text ? null : (
          <p id={errorId} className="bindery-error">
            <span key={text}>{text}</span>
          </p>
        )}
      </>
    ),
  }
}
