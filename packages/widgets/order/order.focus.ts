import { focused } from '@bindery/ui/focus.ts'
import { useLayoutEffect, useRef } from 'react'

/** What a reader acts in, and what goes when they have. */
const acted = ['open', 'failed']

/**
 * For a box with `tabIndex={-1}`: when what had focus goes, focus is where it stood, and what took its place is
 * read out.
 */
export const useFocusKept = (kind: string) => {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef(kind)
  useLayoutEffect(() => {
    const now = focused()
    const isLost = !now || now === document.body
    if (isLost && last.current !== kind && acted.includes(last.current)) {
      box.current?.focus({ preventScroll: true })
    }
    last.current = kind
  }, [kind])
  return box
}
