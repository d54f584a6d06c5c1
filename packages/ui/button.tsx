import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { useForm } from './form-context.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `primary` once per view, `secondary` beside it, `link` inside text. Default `secondary`; `primary` for type submit. */
  variant?: 'primary' | 'secondary' | 'link' | undefined
  /** Work is in progress: a spinner shows and clicks do nothing. A submit button knows it from its form. */
  busy?: boolean | undefined
  /** Not to be used now. It keeps its focus and its place in the tab order; clicks do nothing. */
  inactive?: boolean | undefined
}

/**
 * A button that is never `disabled`: a disabled button loses focus, cannot be explained and does not
 * notice a password manager. Of type `submit` it looks inactive while its form is not valid, and a
 * click on it then shows what is missing.
 */
export function Button(props: ButtonProps) {
  const form = useForm()
  const { type = 'button', busy, inactive, onClick, className, children, ...rest } = props
  const { variant = type === 'submit' ? 'primary' : 'secondary', ...attributes } = rest
  const submits = type === 'submit'
  const working = busy ?? (submits && form.busy)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (working || inactive) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      className={`bindery-button bindery-${variant} ${className ?? ''}`}
      aria-disabled={working || inactive || (submits && !form.valid) ? 'true' : undefined}
      aria-busy={working ? 'true' : undefined}
      onClick={click}
    >
      {working && <Spinner />}
      {children}
    </button>
  )
}
