import { useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, useControl } from './control.tsx'

export interface SelectProps extends ControlProps {
  /** In the order shown. A string is both value and label. */
  options: readonly (string | { readonly value: string; readonly label: string })[]
  /** Label of a first, empty option, possibly `''`. Without it there is none. */
  blank?: string | undefined
  /** `autocomplete` token. */
  autoComplete?: string | undefined
  /** Initial value; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
}

/** A native select with label, hint and error. */
export function Select({ options, blank, autoComplete, defaultValue, ...props }: SelectProps) {
  const control = useControl(props)
  const [first] = useState(defaultValue ?? control.initial)
  const list = useRef<HTMLSelectElement>(null)
  // Preact has no `defaultValue` for a select. An unknown value selects the first option.
  useLayoutEffect(() => {
    const known = [...(list.current?.options ?? [])].find(({ value }) => value === first)
    if (known) known.selected = true
  }, [first])
  return (
    <div className="bindery-field">
      <label htmlFor={control.attributes.id}>{props.label}</label>
      {control.hint}
      <select ref={list} {...control.attributes} autoComplete={autoComplete}>
        {blank === undefined ? null : <option value="">{blank}</option>}
        {options.map((option) => {
          const { value, label } =
            typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={value} value={value}>
              {label}
            </option>
          )
        })}
      </select>
      {control.error}
    </div>
  )
}
