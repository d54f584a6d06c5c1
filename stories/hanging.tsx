import { type ReactNode, useState } from 'react'

/** A flyout needs an element to hang on, which is there only once the page is. */
export function Hanging({ children }: { children: (anchor: HTMLElement) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" ref={setAnchor}>
        What it hangs on
      </button>
      {anchor && children(anchor)}
    </>
  )
}
