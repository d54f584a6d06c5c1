import { useRef } from 'react'
import { useOnChange } from '../view/use-on-change.ts'
import { type ControlProps, useControl } from './control.tsx'

export interface CheckboxProps extends ControlProps {
  /** Initial state; default: checked if the form's value for `name` is not empty. Later changes are ignored. */
  defaultChecked?: boolean | undefined
  /** An initial state that is known late: each change sets the checkbox, unless the reader has touched it. */
  suggested?: boolean | undefined
}

/** A checkbox with its label. Its form value is `on`, or empty when unchecked. */
export function Checkbox({ defaultChecked, suggested, ...props }: CheckboxProps) {
  const control = useControl(props)
  const box = useRef<HTMLInputElement>(null)
  const touched = useRef(false)
  useOnChange(suggested, () => {
    if (box.current && !touched.current) box.current.checked = !!suggested
  })
  return (
    <div className="bindery-field bindery-checkbox">
      <input
        {...control.attributes}
        ref={box}
        type="checkbox"
        onChange={() => {
          touched.current = true
        }}
        defaultChecked={defaultChecked ?? !!control.initial}
      />
      <label htmlFor={control.attributes.id}>{props.label}</label>
      {control.hint}
      {control.error}
    </div>
  )
}
