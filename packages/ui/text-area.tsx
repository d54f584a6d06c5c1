import { type ControlProps, useControl } from './control.tsx'

export interface TextAreaProps extends ControlProps {
  /** Lines that it shows at first; it grows with what is typed where the browser can. Default 3. */
  rows?: number | undefined
  /** In UTF-16 units, as the browser counts. What is pasted is cut there. */
  maxLength?: number | undefined
  /** What it shows at first; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
}

/** A labelled text of several lines with its hint and error. Beside the field's styles it wants `text-area.css`. */
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
