import type { ReactNode } from 'react'
import { IdScope } from './ids.tsx'
import { LightTarget } from './light-dom.tsx'

export interface ViewProps {
  /** The element that the view is rendered in, and the prefix of its ids. */
  host: { readonly id: string; readonly element: Element }
  children?: ReactNode
}

/** The outermost component of a view: sets its ids, its text style and the target of `LightDom`. */
export function View({ host, children }: ViewProps) {
  return (
    <IdScope prefix={host.id}>
      <LightTarget.Provider value={host.element}>
        <div className="bindery-view">{children}</div>
      </LightTarget.Provider>
    </IdScope>
  )
}
