import type { ReactNode } from 'react'
import type { OwnProps, Render, RenderOptions } from './define.ts'

/** A React component as the view of a tag. Beside its props it may take `host: ViewHost`. */
export function react<P extends object>(
  _view: (props: P) => ReactNode,
  options: RenderOptions = {},
): Render<OwnProps<P>> {
  return {
    options,
    createClass() {
      throw new Error('not yet')
    },
  }
}
