import type { Attributes } from './attributes.ts'
import type { Definition, WidgetDefinition } from './definition.ts'
import { createElementType } from './element-type.ts'
import { reportErrors } from './report-errors.ts'
import { widgetClass } from './widget-class.ts'

/**
 * Describes a tag and, in a browser, registers it. A tag that is already defined stays as it is. In
 * Node the function only returns the definition. It never throws.
 */
export function defineWidget<const A extends Attributes, V>(
  definition: WidgetDefinition<A, V>,
): WidgetDefinition<A, V> {
  if (typeof document === 'object') registerWidget(definition)
  return definition
}

/** Registers a tag unless it is defined already. Prints an error instead of throwing it. */
export function registerWidget(definition: Definition): void {
  const { tag, render } = definition
  if (customElements.get(tag)) return
  reportErrors(() => {
    const type = render?.createClass(definition) ?? widgetClass(createElementType(definition))
    customElements.define(tag, type)
  }, `bindery: <${tag}>`)
}
