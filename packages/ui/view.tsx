import type { ReactNode } from 'react'
import { IdScope } from './ids.tsx'
import { LightTarget } from './light-dom.tsx'

export interface ViewProps {
  /** The element the view is drawn in, and the prefix of its ids. */
  host: { readonly id: string; readonly element: Element }
  children?: ReactNode
}

/** The outermost component of a view: its ids, its text style, and where `LightDom` puts things. */
export function View({ host, children }: ViewProps) {
  return (
    <IdScope prefix={host.id}>
      <LightTarget.Provider value={host.element}>
        <div className="bindery-view">{children}</div>
      </LightTarget.Provider>
    </IdScope>
  )
}
