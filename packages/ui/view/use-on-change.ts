import { useLayoutEffect, useRef } from 'react'

/** Calls `onChange` before the paint of each render whose `value` differs from the last one's. Not for the first render. */
export function useOnChange<T>(value: T, onChange: (before: T) => unknown): void {
  const last = useRef(value)
  useLayoutEffect(() => {
    if (last.current !== value) onChange(last.current)
    last.current = value
  })
}
