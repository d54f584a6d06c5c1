import { atom, type WritableAtom } from 'nanostores'
import { formatAttribute, parseAttribute } from './attribute-parser.ts'
import type { CustomStates, PropertyValues } from './definition.ts'
import { ElementErrorEvent, type ErrorDetail, ReadyEvent } from './element.events.ts'
import type { ElementType, RenderTarget } from './element-type.ts'
import { containsPageContent, focusFirst, removeClonedContent } from './fallback.ts'
import type { Host, Model } from './host.ts'
import { language } from './language.ts'
import { reportErrors } from './report-errors.ts'
import { type Adoption, adoptAround } from './stylesheets.ts'

/** A page may have thousands of elements: all updates share one microtask. */
const updateQueue: Instance[] = []

function updateAll(): void {
  for (const instance of updateQueue.splice(0)) reportErrors(() => instance.update())
}

/**
 * The life cycle of one element. Connecting, disconnecting and changes only schedule an update in a microtask,
 * which compares and does what is needed. So a move, which disconnects and connects, does nothing.
 */
export class Instance implements Host<PropertyValues>, RenderTarget {
  readonly element: HTMLElement
  root: HTMLElement
  values: PropertyValues
  readonly #type: ElementType
  readonly #number: number
  readonly #slot: HTMLSlotElement
  #attributes: WritableAtom<PropertyValues> | undefined
  #model: Model<unknown> | undefined
  #unsubscribe: (() => void) | undefined
  #renderedView: unknown = null
  #renderError: { error: unknown } | undefined
  #adoption: Adoption | undefined
  #states: CustomStateSet | undefined
  #scheduled = false
  #failed = false
  #ready = false

  constructor(element: HTMLElement, shadow: ShadowRoot, type: ElementType) {
    this.element = element
    this.#type = type
    this.#number = ++type.instances
    this.values = type.defaults
    shadow.append(type.shell.cloneNode(true))
    this.#slot = shadow.lastElementChild as HTMLSlotElement
    this.root = this.#slot.previousElementSibling as HTMLElement
  }

  // Computed on demand: on a page with 2,000 elements hardly one needs its id.
  get id(): string {
    return `${this.#type.definition.tag}-${this.#number}`
  }

  get $attributes(): WritableAtom<PropertyValues> {
    this.#attributes ??= atom(this.values)
    return this.#attributes
  }

  set(property: string, value: unknown): void {
    const name = this.#type.attributeNames.get(property)
    const attribute = name && this.#type.definition.attributes[name]
    if (!attribute) return
    const text = formatAttribute(attribute, value)
    if (text === null) this.element.removeAttribute(name)
    else if (this.element.getAttribute(name) !== text) this.element.setAttribute(name, text)
  }

  emit(event: Event): boolean {
    return this.element.dispatchEvent(event)
  }

  readAttribute(name: string): void {
    const { definition, propertyNames } = this.#type
    const attribute = definition.attributes[name]
    const property = propertyNames.get(name)
    if (!attribute || !property) return
    const text = this.element.getAttribute(name)
    const value = parseAttribute(definition.tag, name, attribute, text)
    if (value === this.values[property]) return
    this.values = { ...this.values, [property]: value }
    this.#attributes?.set(this.values)
    this.scheduleUpdate()
  }

  scheduleUpdate(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    if (updateQueue.push(this) === 1) queueMicrotask(updateAll)
  }

  rendered(): void {
    // Preact also reports a view that failed meanwhile.
    if (this.#renderError || this.#type.definition.handOver?.take(this) === false) return
    this.#hideFallback()
    if (this.#ready) return
    this.#ready = true
    this.emit(new ReadyEvent())
  }

  renderFailed(error: unknown): void {
    this.#renderError = { error }
    this.scheduleUpdate()
  }

  /** `DOMContentLoaded`: all children are there. */
  handleEvent(): void {
    if (this.element.isConnected) this.#hideFallback()
  }

  /** Keeps the children visible while nothing is rendered, and children that are page content. */
  #hideFallback(): void {
    const { definition, renderer } = this.#type
    const stays = containsPageContent(this.element, definition.tag) || !renderer
    const focus = !this.#slot.hidden && this.element.querySelector<HTMLElement>(':focus')
    this.#slot.hidden = !stays && this.#renderedView !== null
    // A child that the view shows in a slot of its own keeps the focus. Otherwise search the root first:
    // a form in the light DOM comes after it.
    if (focus && !focus.getClientRects()[0]) focusFirst(focus, this.root, this.element)
    if (!stays || document.readyState !== 'loading') return
    document.addEventListener('DOMContentLoaded', this, { once: true })
  }

  update(): void {
    this.#scheduled = false
    if (!this.element.isConnected) {
      this.#dispose()
      this.#failed = false
      return
    }
    if (this.#failed) return
    let code: ErrorDetail['code'] = 'view-failed'
    try {
      if (this.#renderError) throw this.#renderError.error
      code = 'model-failed'
      const view = this.#readView()
      code = 'view-failed'
      const { documentStyles } = this.#type
      if (documentStyles.length) {
        this.#adoption = adoptAround(this.element, documentStyles, this.#adoption)
      }
      this.#render(view)
    } catch (error) {
      this.#failed = true
      this.#dispose()
      const { tag } = this.#type.definition
      console.error(`bindery: <${tag}>`, code, error)
      const message = error instanceof Error ? error.message : String(error)
      this.emit(new ElementErrorEvent({ tag, code, message }))
    }
  }

  #readView(): unknown {
    const { model } = this.#type.definition
    if (!model) return this.values
    if (!this.#model) {
      // A model may take what the form needs, such as the token in the address, or read what is typed into it.
      if (this.#type.definition.handOver?.holds(this)) return null
      this.#model = language.createModel(() => model(this), this)
      if (!this.#model) return null
      this.#unsubscribe = this.#model.$view.listen(() => this.scheduleUpdate())
    }
    return this.#model.$view.get()
  }

  #render(view: unknown): void {
    if (view === null) {
      this.#clear()
      this.#hideFallback()
    }
    const { definition, renderer } = this.#type
    if (definition.states) this.#setStates(definition.states, view)
    if (view === this.#renderedView) return
    if (this.#renderedView === null) {
      if (definition.handOver?.holds(this)) return
      removeClonedContent(this.element)
    }
    this.#renderedView = view
    if (renderer) renderer.render(view, this)
    else this.rendered()
  }

  /**
   * Sets the custom states of a view, which the page's CSS reads: `:state(saved)`. null: none. A browser without
   * them, such as Chromium 123, sets none.
   */
  #setStates(states: CustomStates, view: unknown): void {
    try {
      for (const [name, { when }] of Object.entries(states)) {
        if (view === null || !when(view as never)) this.#states?.delete(name)
        else {
          // With the first state: of 2,000 elements on a page hardly one has any.
          this.#states ??= this.element.attachInternals().states
          this.#states.add(name)
        }
      }
    } catch {
      // Before `:state()`, Chromium took only names that begin with two hyphens.
    }
  }

  #clear(): void {
    if (this.#renderedView === null) return
    this.#renderedView = null
    const { definition, renderer } = this.#type
    definition.handOver?.end(this)
    reportErrors(() => renderer?.clear?.(this))
    const root = this.root.cloneNode() as HTMLElement
    this.root.replaceWith(root)
    this.root = root
    this.#slot.hidden = false
  }

  #dispose(): void {
    reportErrors(() => this.#type.definition.handOver?.end(this))
    reportErrors(this.#unsubscribe)
    this.#clear()
    this.#adoption?.release()
    reportErrors(() => this.#model?.destroy())
    this.#model = this.#unsubscribe = this.#adoption = this.#renderError = undefined
    this.#ready = false
  }
}
