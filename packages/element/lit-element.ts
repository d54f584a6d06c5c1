import { render, type TemplateResult } from 'lit/html.js'
import type { Render, RenderOptions } from './define.ts'
import type { ViewHost } from './host.ts'
import { kindOf } from './kind.ts'
import { widgetClass } from './widget-class.ts'

/**
 * A Lit template as the view of a tag. Of Lit it takes the templates: attributes, properties and the
 * moment to draw are the element layer's own, so that LitElement would bring 2.4 kB and a promise for
 * each of a thousand elements, and do nothing.
 */
export function lit<V>(
  view: (props: V, host: ViewHost) => TemplateResult,
  options: RenderOptions = {},
): Render<V> {
  return {
    options,
    createClass: (definition) =>
      widgetClass(
        kindOf(definition, {
          paint(own, instance) {
            render(view(own as V, instance), instance.root)
            instance.settle()
          },
        }),
      ),
  }
}
