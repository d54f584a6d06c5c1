import { useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, useControl } from './control.tsx'

export interface SelectProps extends ControlProps {
  /** In the order shown. A plain string is both value and words. */
  options: readonly (string | { readonly value: string; readonly label: string })[]
  /** Words of a first, blank choice. Without it there is none. `''` is allowed. */
  blank?: string | undefined
  /** `autocomplete` token. */
  autoComplete?: string | undefined
  /** Chosen at first; default: the form's value for `name`. Later changes are ignored. */
  defaultValue?: string | undefined
}

/** A labelled native select with its hint and error. */
export function Select({ options, blank, autoComplete, defaultValue, ...props }: SelectProps) {
  const control = useControl(props)
  const [first] = useState(defaultValue ?? control.initial)
  const list = useRef<HTMLSelectElement>(null)
  // Preact knows no `defaultValue` of a select; a value that is no option leaves the first one chosen.
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
