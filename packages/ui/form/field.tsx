import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { type ControlProps, useControl } from './control.tsx'

type Passed = 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly'

export interface FieldProps
  extends ControlProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  /** Initial value; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Ids of further descriptions of the input, separated by spaces. */
  describedBy?: string | undefined
  /** A control beside the input. */
  beside?: ReactNode
  /** A button within the frame of the input, at its end. Not over the input: password managers put an icon there. */
  inside?: ReactNode
  /** Content between the input and its error. */
  children?: ReactNode
}

/**
 * A text input with label, hint and error. The input is uncontrolled: a render never overwrites what the
 * reader typed or a password manager filled in.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, required, defaultValue, inputRef, describedBy, ...more } = props
  const { beside, inside, children, ...rest } = more
  const control = useControl({ name: rest.name, label, hint, error, required, describedBy })
  const input = (
    <input
      ref={inputRef}
      spellCheck="false"
      autoCapitalize="off"
      {...rest}
      {...control.attributes}
      defaultValue={defaultValue ?? control.initial}
    />
  )
  return (
    <div className="bindery-field">
      <label htmlFor={control.attributes.id}>{label}</label>
      {control.hint}
      {beside || inside ? (
        <div className={inside ? 'bindery-inside' : 'bindery-beside'}>
          {input}
          {beside ?? inside}
        </div>
      ) : (
        input
      )}
      {children}
      {control.error}
    </div>
  )
}
