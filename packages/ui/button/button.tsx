import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { useForm } from '../view/form-context.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /**
   * `primary` once per view, `secondary` beside it, `link` inside text. Default `secondary`, and `primary` for
   * type submit.
   */
  variant?: 'primary' | 'secondary' | 'link' | undefined
  /** Shows a spinner and ignores clicks. Default for a submit button: whether its form is sending. */
  busy?: boolean | undefined
  /** Ignores clicks, but keeps focus and its place in the tab order. */
  inactive?: boolean | undefined
  /** Called by a click while the button is inactive, to say why. */
  onInactiveClick?: (() => void) | undefined
}

/**
 * A button that is never `disabled`, because a disabled button loses focus, cannot explain itself and
 * misses what a password manager fills in. A submit button is `aria-disabled` while its form is invalid, but
 * does not look so: a click on it shows the errors.
 */
export function Button(props: ButtonProps) {
  const form = useForm()
  const { type = 'button', busy, inactive, onInactiveClick, ...others } = props
  const { onClick, className, children, ...rest } = others
  const { variant = type === 'submit' ? 'primary' : 'secondary', ...attributes } = rest
  const submits = type === 'submit'
  const working = busy ?? (submits && form.busy)
  const isIncomplete = submits && !form.valid
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!working && !inactive) return onClick?.(event)
    event.preventDefault()
    if (!working) onInactiveClick?.()
  }
  return (
    <button
      {...attributes}
      type={type}
      className={`bindery-button bindery-${variant} ${isIncomplete ? 'bindery-incomplete' : ''} ${className ?? ''}`}
      aria-disabled={working || inactive || isIncomplete ? 'true' : undefined}
      aria-busy={working ? 'true' : undefined}
      onClick={click}
    >
      {working && <Spinner />}
      {children}
    </button>
  )
}
