import { type ControlProps, useControl } from './control.tsx'

export interface TextAreaProps extends ControlProps {
  /** Initial number of lines. The textarea grows with its text if the browser supports it. Default 3. */
  rows?: number | undefined
  /** In UTF-16 units, as the browser counts. Pasted text is cut off there. */
  maxLength?: number | undefined
  /** Initial value; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
}

/** A textarea with label, hint and error. Needs `text-area.css` beside the styles of `Field`. */
export function TextArea({ rows = 3, maxLength, defaultValue, ...props }: TextAreaProps) {
  const control = useControl(props)
  return (
    <div className="bindery-field">
      <label htmlFor={control.attributes.id}>{props.label}</label>
      {control.hint}
      <textarea
        {...control.attributes}
        className="bindery-text-area"
        rows={rows}
        maxLength={maxLength}
        defaultValue={defaultValue ?? control.initial}
      />
      {control.error}
    </div>
  )
}
