import type { ElementType } from './element-type.ts'
import { Instance } from './instance.ts'
import { sheetOf, shellStyles } from './stylesheets.ts'
import { warnLazily } from './warn-lazily.ts'

/** Global attributes that pages often use. Any other unknown attribute loads the diagnostics, which know the rest. */
const usual = /^(id|class|style|slot|hidden|load|data-|aria-)/

/** Matches what is left of a tag if `</p>` has ended it: its own end tag and the next `</p>` become an empty paragraph. */
const torn = 'p:has(~p:empty)>:last-child:not(:has(*))'

/** Loads the diagnostics if something looks wrong. They look closer. */
function warnAttributes(
  element: Element,
  { definition, propertyNames, suspect }: ElementType,
): void {
  // Now: a view may add elements to the children.
  const isTorn = element.matches(torn)
  if (
    isTorn ||
    element.matches(suspect) ||
    element.getAttributeNames().some((name) => !propertyNames.has(name) && !usual.test(name)) ||
    (definition.single && document.querySelector(definition.tag) !== element)
  )
    warnLazily(({ checkElement }) => checkElement(element, definition, isTorn))
}

/**
 * The element class of a tag. Life cycle and attributes are the same for every renderer.
 * @param Base the class to extend, if the renderer needs one
 */
export function widgetClass(
  type: ElementType,
  Base: CustomElementConstructor = HTMLElement,
): CustomElementConstructor {
  const { display = 'block', styles = [] } = type.definition.render?.options ?? {}
  const texts = [shellStyles(display), ...styles]

  class WidgetElement extends Base {
    static {
      for (const property of type.attributeNames.keys()) {
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

    static observedAttributes = [...type.attributeNames.values()]

    #instance: Instance

    constructor() {
      super()
      const shadow = this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = texts.map((text) => sheetOf(text))
      this.#instance = new Instance(this, shadow, type)
      // A property that was set before the upgrade hides its accessor. During an upgrade the browser
      // reports no change of an attribute, so the instance reads it here.
      for (const property of Object.keys(this)) {
        const name = type.attributeNames.get(property)
        if (!name) continue
        const own: unknown = Reflect.get(this, property)
        Reflect.deleteProperty(this, property)
        this.#instance.set(property, own)
        this.#instance.readAttribute(name)
      }
    }

    connectedCallback(): void {
      warnAttributes(this, type)
      this.#instance.scheduleUpdate()
    }

    disconnectedCallback(): void {
      this.#instance.scheduleUpdate()
    }

    /** The element is in another document, such as that of a frame. The browser has dropped its sheets. */
    adoptedCallback(): void {
      const { ownerDocument, shadowRoot } = this
      // The document of a template shows nothing.
      if (shadowRoot && ownerDocument.defaultView)
        shadowRoot.adoptedStyleSheets = texts.map((text) => sheetOf(text, ownerDocument))
    }

    connectedMoveCallback(): void {
      this.#instance.scheduleUpdate()
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before !== now) this.#instance.readAttribute(name)
    }
  }

  return WidgetElement
}
