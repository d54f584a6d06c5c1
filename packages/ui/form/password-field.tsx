import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from './field.tsx'

export interface PasswordFieldProps
  extends Omit<FieldProps, 'type' | 'inputRef' | 'inside' | 'autoComplete'> {
  /** Tells a password manager what to fill in or to generate. */
  autoComplete: 'current-password' | 'new-password'
  /** Labels of the button. For screen readers the label of the field follows. */
  words: { readonly show: string; readonly hide: string }
}

/**
 * A password field with a button that shows the password. Value and caret stay as they are. The password is
 * hidden again at submit, so that no browser offers it later as a remembered text.
 */
export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState<'password' | 'text'>('password')

  const isFocused = () => input.current?.matches(':focus')
  // Sets the type at once: the browser reads it at submit, before the next render.
  const switchTo = (next: typeof type) => {
    setType(next)
    if (!input.current) return
    const { selectionStart, selectionEnd } = input.current
    input.current.type = next
    // Some browsers move the caret to the start.
    if (isFocused()) input.current.setSelectionRange(selectionStart, selectionEnd)
  }
  useLayoutEffect(() => {
    const form = input.current?.form
    const hide = () => switchTo('password')
    // Captures the event to run before the form's own listener.
    form?.addEventListener('submit', hide, true)
    return () => form?.removeEventListener('submit', hide, true)
  }, [])

  // Keeps focus in the field, so that a phone keeps its keyboard open.
  const keepFocus = (event: MouseEvent) => {
    if (isFocused()) event.preventDefault()
  }
  const shown = type === 'text'
  return (
    <Field
      {...props}
      inputRef={input}
      type={type}
      inside={
        <Button onMouseDown={keepFocus} onClick={() => switchTo(shown ? 'password' : 'text')}>
          {shown ? words.hide : words.show}
          <span className="bindery-visually-hidden"> {props.label}</span>
        </Button>
      }
    />
  )
}
