import { type ReactNode, useState } from 'react'

/** Renders a button and then the flyout that is anchored to it. */
export function WithAnchor({ children }: { children: (anchor: HTMLElement) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" ref={setAnchor}>
        Anchor
      </button>
      {anchor && children(anchor)}
    </>
  )
}
