import { type RefObject, useRef } from 'react'

/** The value of the last render, for listeners and clean-ups that outlive the render they were made in. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  ref.current = value
  return ref
}
