/** The types of a tag's definition. `define.ts` registers it. */
import type { Attributes, AttributeValues } from './attributes.ts'
import type { FormHandOver } from './hand-over/form-hand-over.ts'
import type { Host, Model } from './host.ts'

/** When the loader fetches the chunk of a tag: the tag's attribute `load`, else the `load` of its definition. */
export const strategies = ['eager', 'visible', 'interaction', 'idle'] as const
export type Strategy = (typeof strategies)[number]

/** The CSS `display` of the element itself. */
export type Display = 'block' | 'inline-block' | 'inline' | 'contents'

export interface RenderOptions {
  /** CSS texts for the shadow root (`import css from './x.css?inline'`). */
  styles?: readonly string[]
  /** CSS texts for the document. They stay as long as an element on the page needs them. */
  documentStyles?: readonly string[]
  /**
   * Names of slots before the view, outside of the style reset of the view's root. What a page puts
   * there keeps the style that it has in the page.
   */
  before?: readonly string[]
  /** Default: block. */
  display?: Display
}

/** Makes the element class of a tag from a view. `react()` and `lit()` return one. */
export interface ElementFactory<V> {
  readonly options: RenderOptions
  /** Called once, in a browser, when the tag is registered. */
  createClass(definition: Definition): CustomElementConstructor
  /** Never set: carries the type of the view's props. */
  readonly viewProps?: (props: V) => void
}

/** The class of an event. Tools read its name, the type of its detail and its doc comment from its source. */
export type EventClass = abstract new (...args: never[]) => CustomEvent

/** Custom states by name: `:state(saved)` in the page's CSS. */
export type CustomStates<V = never> = Readonly<
  Record<string, { readonly description: string; when(view: V): boolean }>
>

/** What tools, docs and the loader read of a tag. The shipped build drops the texts. */
export interface Description<A extends Attributes = Attributes> {
  tag: `bindery-${string}`
  /** One sentence. */
  summary: string
  /** What to use instead: 'use bindery-search instead'. The console says so where a page has the tag. */
  deprecated?: string
  /** Default: visible. */
  load?: Strategy
  /**
   * Whether the tag is on many pages, so that the loader itself knows its chunk. The loader looks up
   * any other tag with one more request. Default: false.
   */
  frequent?: boolean
  /** A page has it once. The console warns about a second one. */
  single?: true
  /**
   * Tags that this one may open. Their code is fetched when the page is idle, or when the reader points at this tag.
   * With the auth modal among them, a guest gets the modal instead of the others.
   */
  opens?: readonly string[]
  attributes: A
  /** The classes of the events that the tag dispatches. `@deprecated` in its comment marks a class. */
  events?: readonly EventClass[]
  /** By name; '' is the default slot. */
  slots?: Readonly<Record<string, string>>
  parts?: Readonly<Record<string, string>>
  /**
   * The parts are drawn in a layer over the page, in another tree than the tag's. A page's CSS reaches them by
   * `[data-bindery-layer="…"]::part(…)`. Default: by the tag.
   */
  inLayer?: true
  /** Custom states, and the views in which the element has them. */
  states?: CustomStates
  cssProperties?: Readonly<Record<string, string>>
  /** Attributes that a page puts on its own elements, and their effect. */
  marks?: Readonly<Record<`data-bindery-${string}`, string>>
}

/** Everything about a tag, in one place. */
export interface WidgetDefinition<A extends Attributes, V> extends Omit<Description<A>, 'states'> {
  states?: CustomStates<V>
  /** Without a model, the attribute values are the view's props. */
  model?(host: Host<AttributeValues<A>>): Model<V>
  /** Without `render` the element draws nothing and its children stay visible. */
  render?: ElementFactory<V>
  /** `formHandOver`: takes over what a reader does in a form among the children, when the tag is ready. */
  handOver?: FormHandOver
}

/** PropertyValues by property name. */
export type PropertyValues = Readonly<Record<string, unknown>>

/** A definition with any attributes and any view. */
export interface Definition extends Description {
  model?(host: Host<PropertyValues>): Model<unknown>
  render?: ElementFactory<never>
  handOver?: FormHandOver
}

/** The view's props without `host`, which the element layer adds. */
export type OwnProps<P> = P extends unknown ? Omit<P, 'host'> : never
