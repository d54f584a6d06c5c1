import type { Attributes, AttributeValues } from './attributes.ts'
import type { Host, Model, ViewHost } from './host.ts'
import { kindOf, type Values } from './kind.ts'
import { widgetClass } from './widget-class.ts'

/** When the loader fetches a tag that is in the page: the default of its `load` attribute. */
export type Load = 'eager' | 'visible' | 'interaction' | 'idle'

/** How the element's own box lies in the page. */
export type Display = 'block' | 'inline-block' | 'inline' | 'contents'

export interface RenderOptions {
  /** Texts of stylesheets for the shadow root (`import css from './x.css?inline'`). */
  styles?: readonly string[]
  /** Texts of stylesheets for the document, kept there as long as an element needs them. */
  documentStyles?: readonly string[]
  /**
   * Names of slots that stand before the view, outside of the wall against the page's CSS: what a
   * page puts there keeps the style it has in the page.
   */
  before?: readonly string[]
  /** Default: block. */
  display?: Display
}

/** How a view becomes an element class: what `react()` and `lit()` return. */
export interface Render<V> {
  readonly options: RenderOptions
  /** Called once, in a browser, when the tag is registered. */
  createClass(definition: Definition): CustomElementConstructor
  /** Only for the types: the props that the view wants. */
  readonly takes?: (props: V) => void
}

export interface EventDescription {
  /** The type of `event.detail` as TypeScript would write it; leave out when there is none. */
  detail?: string
  /** Default: false. */
  cancelable?: boolean
  description: string
}

/** What there is to say about a tag to others than itself. Texts are dropped from the shipped build. */
export interface Description<A extends Attributes = Attributes> {
  tag: `bindery-${string}`
  /** One sentence. */
  summary: string
  /** Default: visible. */
  load?: Load
  /**
   * It stands on many pages: the loader itself knows it. It looks others up, one request later.
   * Default: false.
   */
  frequent?: boolean
  /** Tags that this one may open: the loader warms them on hover and focus of this one. */
  opens?: readonly string[]
  attributes: A
  events?: Readonly<Record<string, EventDescription>>
  /** By name; '' is the default slot. */
  slots?: Readonly<Record<string, string>>
  parts?: Readonly<Record<string, string>>
  cssProperties?: Readonly<Record<string, string>>
  /** Attributes that a page puts on elements of its own, and what comes of it. */
  marks?: Readonly<Record<`data-bindery-${string}`, string>>
}

/** Everything about a tag, said once. */
export interface WidgetDefinition<A extends Attributes, V> extends Description<A> {
  /** Without it the view's props are the attribute values. */
  model?(host: Host<AttributeValues<A>>): Model<V>
  /** Without it the element draws nothing and its children stay. */
  render?: Render<V>
}

/** A definition of whichever attributes and view. */
export interface Definition extends Description {
  model?(host: Host<Values>): Model<unknown>
  render?: Render<never>
}

/**
 * Describes a tag and, in a browser, registers it. A tag that is already defined is left alone. In
 * Node it only returns the definition. It never throws.
 */
export function defineWidget<const A extends Attributes, V>(
  definition: WidgetDefinition<A, V>,
): WidgetDefinition<A, V> {
  if (typeof document === 'object') registerWidget(definition)
  return definition
}

/** Registers a described tag, if nobody has. A failure is told to the console. */
export function registerWidget(definition: Definition): void {
  const { tag, render } = definition
  if (customElements.get(tag)) return
  try {
    customElements.define(tag, render?.createClass(definition) ?? widgetClass(kindOf(definition)))
  } catch (error) {
    console.error(`bindery: <${tag}>`, error)
  }
}

/** The props of a view without what the element layer adds. */
export type OwnProps<P> = P extends unknown ? Omit<P, 'host'> : never

export type { Host, Model, ViewHost }
