import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'

export interface PasswordFieldProps
  extends Omit<FieldProps, 'type' | 'inputRef' | 'beside' | 'autoComplete'> {
  /** So that a password manager knows what to fill, or to offer. */
  autoComplete: 'current-password' | 'new-password'
  /** On the button: what it does next. The label follows, unseen, for whoever hears it. */
  words: { readonly show: string; readonly hide: string }
}

/**
 * A password, and beside it a button that shows what is typed. Caret and value stay as they are;
 * before the form is sent the password is hidden again, so that no browser keeps it among the texts
 * it remembers.
 */
export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState<'password' | 'text'>('password')

  const typing = () => input.current?.matches(':focus')
  // At once, not at the next render: the browser looks at the type when the form is sent.
  const become = (next: typeof type) => {
    setType(next)
    if (!input.current) return
    const { selectionStart, selectionEnd } = input.current
    input.current.type = next
    // Some browsers have moved the caret to the start.
    if (typing()) input.current.setSelectionRange(selectionStart, selectionEnd)
  }
  useLayoutEffect(() => {
    const form = input.current?.form
    const hide = () => become('password')
    // Captured: before the form's own listener.
    form?.addEventListener('submit', hide, true)
    return () => form?.removeEventListener('submit', hide, true)
  }, [])

  // Whoever is typing goes on typing; on a phone the keyboard stays.
  const keepFocus = (event: MouseEvent) => {
    if (typing()) event.preventDefault()
  }
  const shown = type === 'text'
  return (
    <Field
      {...props}
      inputRef={input}
      type={type}
      beside={
        <Button onMouseDown={keepFocus} onClick={() => become(shown ? 'password' : 'text')}>
          {shown ? words.hide : words.show}
          <span className="bindery-unseen"> {props.label}</span>
        </Button>
      }
    />
  )
}
