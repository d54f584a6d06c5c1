import { atom, type WritableAtom } from 'nanostores'
import { formatAttribute, parseAttribute } from './attribute-parser.ts'
import { caught } from './caught.ts'
import { type ErrorDetail, ErrorEvent, ReadyEvent } from './element.events.ts'
import { focusFirst, holdsThePage, removeCopies } from './fallback.ts'
import type { Host, Model } from './host.ts'
import type { Kind, Values } from './kind.ts'
import { language } from './language.ts'
import { type Adoption, adoptAround } from './stylesheets.ts'

const waiting: Instance[] = []

/** One for all elements that wait: a page may have thousands. */
function lookAtAll(): void {
  for (const instance of waiting.splice(0)) caught(() => instance.look())
}

/**
 * The life of one element. Connecting, leaving and changing only schedule one look at it, in a microtask,
 * which does what is missing. So a move, which leaves and connects, does nothing.
 */
export class Instance implements Host<Values> {
  readonly element: HTMLElement
  /** What the view is drawn into; a new one after each clearing. */
  root: HTMLElement
  values: Values
  readonly #kind: Kind
  readonly #number: number
  readonly #slot: HTMLSlotElement
  #attributes: WritableAtom<Values> | undefined
  #model: Model<unknown> | undefined
  #stop: (() => void) | undefined
  #drawn: unknown = null
  #fault: { error: unknown } | undefined
  #adoption: Adoption | undefined
  #scheduled = false
  #failed = false
  #ready = false

  constructor(element: HTMLElement, shadow: ShadowRoot, kind: Kind) {
    this.element = element
    this.#kind = kind
    this.#number = ++kind.count
    this.values = kind.defaults
    shadow.append(kind.shell.cloneNode(true))
    this.#slot = shadow.lastElementChild as HTMLSlotElement
    this.root = this.#slot.previousElementSibling as HTMLElement
  }

  // Made when it is asked for: of 2,000 elements hardly one is.
  get id(): string {
    return `${this.#kind.definition.tag}-${this.#number}`
  }

  get $attributes(): WritableAtom<Values> {
    this.#attributes ??= atom(this.values)
    return this.#attributes
  }

  set(property: string, value: unknown): void {
    const name = this.#kind.names.get(property)
    const attribute = name && this.#kind.definition.attributes[name]
    if (!attribute) return
    const text = formatAttribute(attribute, value)
    if (text === null) this.element.removeAttribute(name)
    else if (this.element.getAttribute(name) !== text) this.element.setAttribute(name, text)
  }

  emit(event: Event): boolean {
    return this.element.dispatchEvent(event)
  }

  /** Reads an attribute again. */
  read(name: string): void {
    const { tag, attributes } = this.#kind.definition
    const attribute = attributes[name]
    const property = this.#kind.properties.get(name)
    if (!attribute || !property) return
    const value = parseAttribute(tag, name, attribute, this.element.getAttribute(name))
    if (value === this.values[property]) return
    this.values = { ...this.values, [property]: value }
    this.#attributes?.set(this.values)
    this.schedule()
  }

  schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    if (waiting.push(this) === 1) queueMicrotask(lookAtAll)
  }

  /** The view has been drawn. Preact says so also of one that broke meanwhile. */
  settle(): void {
    if (this.#fault) return
    this.#uncover()
    if (this.#ready) return
    this.#ready = true
    this.emit(new ReadyEvent())
  }

  /** The view broke while it was being drawn, outside of `paint`. */
  crash(error: unknown): void {
    this.#fault = { error }
    this.schedule()
  }

  /** The document is whole. */
  handleEvent(): void {
    if (this.element.isConnected) this.#uncover()
  }

  /** The fallback goes, unless it is no fallback, or nothing is drawn that could take its place. */
  #uncover(): void {
    const { definition, painter } = this.#kind
    const stays = !painter || holdsThePage(this.element, definition.tag)
    const focus = !this.#slot.hidden && this.element.querySelector<HTMLElement>(':focus')
    this.#slot.hidden = !stays && this.#drawn !== null
    // What the view shows in its own slot stays. A form of ours stands among the children, behind the root.
    if (focus && !focus.getClientRects()[0]) focusFirst(focus, this.root, this.element)
    if (!stays || document.readyState !== 'loading') return
    document.addEventListener('DOMContentLoaded', this, { once: true })
  }

  look(): void {
    this.#scheduled = false
    if (!this.element.isConnected) {
      this.#leave()
      this.#failed = false
      return
    }
    if (this.#failed) return
    let code: ErrorDetail['code'] = 'view-failed'
    try {
      if (this.#fault) throw this.#fault.error
      code = 'model-failed'
      const view = this.#view()
      code = 'view-failed'
      const { documentStyles } = this.#kind
      if (documentStyles.length) {
        this.#adoption = adoptAround(this.element, documentStyles, this.#adoption)
      }
      this.#draw(view)
    } catch (error) {
      this.#failed = true
      this.#leave()
      const { tag } = this.#kind.definition
      console.error(`bindery: <${tag}>`, code, error)
      const message = error instanceof Error ? error.message : String(error)
      this.emit(new ErrorEvent({ tag, code, message }))
    }
  }

  #view(): unknown {
    const { model } = this.#kind.definition
    if (!model) return this.values
    if (!this.#model) {
      this.#model = language.begin(() => model(this), this)
      if (!this.#model) return null
      this.#stop = this.#model.$view.listen(() => this.schedule())
    }
    return this.#model.$view.get()
  }

  #draw(view: unknown): void {
    if (view === null) {
      this.#clear()
      this.#uncover()
    }
    if (view === this.#drawn) return
    const { painter } = this.#kind
    if (this.#drawn === null) removeCopies(this.element)
    this.#drawn = view
    if (painter) painter.paint(view, this)
    else this.settle()
  }

  #clear(): void {
    if (this.#drawn === null) return
    this.#drawn = null
    caught(() => this.#kind.painter?.clear?.(this))
    const root = this.root.cloneNode() as HTMLElement
    this.root.replaceWith(root)
    this.root = root
    this.#slot.hidden = false
  }

  #leave(): void {
    caught(this.#stop)
    this.#clear()
    this.#adoption?.release()
    caught(() => this.#model?.destroy())
    this.#model = this.#stop = this.#adoption = this.#fault = undefined
    this.#ready = false
  }
}
