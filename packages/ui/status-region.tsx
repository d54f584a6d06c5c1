import type { ReactNode } from 'react'

/** The one polite live region of a page: heard, not seen. Change its children to say something. */
export function StatusRegion({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="bindery-unseen">
      {children}
    </div>
  )
}
