import type { Screen } from '@bindery/state/auth.ts'
import type { MouseEvent, ReactNode } from 'react'
import { loadOthers } from './use-other-screens.ts'

export interface ScreenLinkProps {
  to: Screen
  go(screen: Screen): void
  children: ReactNode
}

const loadSoon = () => {
  // Only a head start: if it fails, the reader is told when they go there.
  loadOthers().catch(() => {})
}

/** A link from one screen of the modal to another. */
export function ScreenLink({ to, go, children }: ScreenLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    go(to)
  }
  return (
    <a
      className="bindery-link"
      href={`#${to}`}
      onClick={follow}
      onPointerEnter={loadSoon}
      onFocus={loadSoon}
    >
      {children}
    </a>
  )
}
