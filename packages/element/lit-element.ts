import { LitElement, nothing, type TemplateResult } from 'lit'
import type { Render, RenderOptions } from './define.ts'
import type { ViewHost } from './host.ts'
import type { Instance } from './instance.ts'
import { kindOf, type Painter } from './kind.ts'
import { widgetClass } from './widget-class.ts'

type View = (props: never, host: ViewHost) => TemplateResult

function litBase(view: View): { Base: new () => HTMLElement; painter: Painter } {
  class Base extends LitElement {
    #template: unknown = nothing
    #drawing = false

    /** Attributes and properties are not Lit's here, and the look is its only clock. */
    static paint(own: unknown, instance: Instance): void {
      const element = instance.element as Base
      element.#template = view(own as never, instance)
      if (!element.#drawing) {
        element.#drawing = true
        Object.assign(element, { renderRoot: instance.root })
        LitElement.prototype.connectedCallback.call(element)
      }
      element.isUpdatePending = true
      element.performUpdate()
      instance.settle()
    }

    static clear({ element }: Instance): void {
      const base = element as Base
      base.#drawing = false
      base.#template = nothing
      LitElement.prototype.disconnectedCallback.call(base)
    }

    /** Asked by Lit itself, in the constructor: two promises for each of a thousand elements. */
    override requestUpdate(): void {}

    protected override render(): unknown {
      return this.#template
    }
  }
  return { Base, painter: Base }
}

/** A Lit template as the view of a tag. */
export function lit<V>(
  view: (props: V, host: ViewHost) => TemplateResult,
  options: RenderOptions = {},
): Render<V> {
  return {
    options,
    createClass(definition) {
      const { Base, painter } = litBase(view)
      return widgetClass(Base, kindOf(definition, painter))
    },
  }
}
