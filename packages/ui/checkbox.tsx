import { type ControlProps, useControl } from './control.tsx'

export interface CheckboxProps extends ControlProps {
  /** Ticked at first; default: the form's value for `name` is not blank. Later changes are ignored. */
  defaultChecked?: boolean | undefined
}

/** A box and the words beside it. Its value in the form is `on`, or blank when not ticked. */
export function Checkbox({ defaultChecked, ...props }: CheckboxProps) {
  const control = useControl(props)
  return (
    <div className="bindery-field bindery-checkbox">
      <input
        {...control.attributes}
        type="checkbox"
        defaultChecked={defaultChecked ?? !!control.initial}
      />
      <label htmlFor={control.attributes.id}>{props.label}</label>
      {control.hint}
      {control.error}
    </div>
  )
}
