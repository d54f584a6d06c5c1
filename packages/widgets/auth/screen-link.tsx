import type { Screen } from '@bindery/state/auth.ts'
import type { MouseEvent, ReactNode } from 'react'

export interface ScreenLinkProps {
  to: Screen
  go(screen: Screen): void
  children: ReactNode
}

/** A link from one screen of the modal to another. */
export function ScreenLink({ to, go, children }: ScreenLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    go(to)
  }
  return (
    <a className="bindery-link" href={`#${to}`} onClick={follow}>
      {children}
    </a>
  )
}

export interface LinkedTextProps {
  text: string
  /** The words of `text` that are the link; when they are not in it (a translation), there is none. */
  part: string
  link: (part: string) => ReactNode
}

/** A sentence of which a part is a link. */
export function LinkedText({ text, part, link }: LinkedTextProps) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      {link(part)}
      {text.slice(at + part.length)}
    </>
  )
}
