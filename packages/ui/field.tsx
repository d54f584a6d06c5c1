import type { InputHTMLAttributes } from 'react'
import { type ControlProps, useControl } from './control.tsx'

type Passed = 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly'

export interface FieldProps
  extends ControlProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  /** What the input shows at first; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
}

/**
 * A labelled line of text with its hint and error. The input is uncontrolled: what a reader or a
 * password manager put into it is never written over by a render.
 */
export function Field({ label, hint, error, required, defaultValue, ...rest }: FieldProps) {
  const control = useControl({ name: rest.name, label, hint, error, required })
  return (
    <div className="bindery-field">
      <label htmlFor={control.attributes.id}>{label}</label>
      {control.hint}
      <input
        spellCheck="false"
        autoCapitalize="off"
        {...rest}
        {...control.attributes}
        defaultValue={defaultValue ?? control.initial}
      />
      {control.error}
    </div>
  )
}
