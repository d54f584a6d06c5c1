import { useLayoutEffect, useRef } from 'react'
import { type ControlProps, useControl } from './control.tsx'

export interface CheckboxProps extends ControlProps {
  /** Ticked at first; default: the form's value for `name` is not blank. Later changes are ignored. */
  defaultChecked?: boolean | undefined
  /** Where what to tick from the start is known late: each change of it ticks a box nobody has touched. */
  suggested?: boolean | undefined
}

/** A box and the words beside it. Its value in the form is `on`, or blank when not ticked. */
export function Checkbox({ defaultChecked, suggested, ...props }: CheckboxProps) {
  const control = useControl(props)
  const box = useRef<HTMLInputElement>(null)
  const touched = useRef(false)
  const before = useRef(suggested)
  useLayoutEffect(() => {
    if (before.current === suggested) return
    before.current = suggested
    if (box.current && !touched.current) box.current.checked = !!suggested
  }, [suggested])
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
