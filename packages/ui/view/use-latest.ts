import { type RefObject, useRef } from 'react'

/** A ref to the value of the latest render, for listeners and clean-ups that outlive their own render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  ref.current = value
  return ref
}
