import type { TemplateResult } from 'lit'
import type { Render, RenderOptions } from './define.ts'
import type { ViewHost } from './host.ts'

/** A Lit template as the view of a tag. */
export function lit<V>(
  _view: (props: V, host: ViewHost) => TemplateResult,
  options: RenderOptions = {},
): Render<V> {
  return {
    options,
    createClass() {
      throw new Error('not yet')
    },
  }
}
