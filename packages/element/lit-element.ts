import { render, type TemplateResult } from 'lit/html.js'
import type { ElementFactory, RenderOptions } from './definition.ts'
import { createElementType } from './element-type.ts'
import type { ViewHost } from './host.ts'
import { widgetClass } from './widget-class.ts'

/**
 * Makes a Lit template the view of a tag. Only Lit's templates are used. LitElement would add 2.4 kB and a
 * promise for each of a thousand elements, and the element layer does its work already: attributes,
 * properties and the schedule of updates.
 */
export function lit<V>(
  view: (props: V, host: ViewHost) => TemplateResult,
  options: RenderOptions = {},
): ElementFactory<V> {
  return {
    options,
    createClass: (definition) =>
      widgetClass(
        createElementType(definition, {
          render(own, target) {
            render(view(own as V, target), target.root)
            target.rendered()
          },
        }),
      ),
  }
}
