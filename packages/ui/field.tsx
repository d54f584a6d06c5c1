import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { type ControlProps, useControl } from './control.tsx'

type Passed = 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly'

export interface FieldProps
  extends ControlProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  /** What the input shows at first; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Id of what describes the input besides its hint and error; several with spaces between. */
  describedBy?: string | undefined
  /** A control that stands beside the input, not over it: password managers put their own there. */
  beside?: ReactNode
  /** Under the input, before its error. */
  children?: ReactNode
}

/**
 * A labelled line of text with its hint and error. The input is uncontrolled: what a reader or a
 * password manager put into it is never written over by a render.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, required, defaultValue, inputRef, describedBy, ...more } = props
  const { beside, children, ...rest } = more
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
      {beside ? (
        <div className="bindery-beside">
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
      {children}
      {control.error}
    </div>
  )
}
