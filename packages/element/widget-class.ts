import { Instance } from './instance.ts'
import type { Kind } from './kind.ts'
import { sheetOf, shellStyles } from './stylesheets.ts'
import { tellUnknownAttributes } from './unknown-attributes.ts'

/** The element class of a tag, whatever draws it. */
export function widgetClass(kind: Kind): CustomElementConstructor {
  const { display = 'block', styles = [] } = kind.definition.render?.options ?? {}
  const sheets = [shellStyles(display), ...styles].map(sheetOf)

  class WidgetElement extends HTMLElement {
    static {
      for (const property of kind.names.keys()) {
        Object.defineProperty(WidgetElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get() {
            return this.#instance.values[property]
          },
          set(value: unknown) {
            this.#instance.set(property, value)
          },
        })
      }
    }

    static observedAttributes = [...kind.names.values()]

    #instance: Instance

    constructor() {
      super()
      const shadow = this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = sheets
      this.#instance = new Instance(this, shadow, kind)
      // Set before the upgrade, a property would hide the accessor. And in the midst of an upgrade
      // the platform reports no change of an attribute.
      for (const property of Object.keys(this)) {
        const name = kind.names.get(property)
        if (!name) continue
        const own: unknown = Reflect.get(this, property)
        Reflect.deleteProperty(this, property)
        this.#instance.set(property, own)
        this.#instance.read(name)
      }
    }

    connectedCallback(): void {
      tellUnknownAttributes(this, kind)
      this.#instance.schedule()
    }

    disconnectedCallback(): void {
      this.#instance.schedule()
    }

    connectedMoveCallback(): void {
      this.#instance.schedule()
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before !== now) this.#instance.read(name)
    }
  }

  return WidgetElement
}
