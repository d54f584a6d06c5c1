import { defaultValue } from './attribute-parser.ts'
import type { Definition, PropertyValues, RenderOptions } from './definition.ts'
import type { ViewHost } from './host.ts'
import { markLanguage } from './language.ts'

/** An element as its renderer sees it. */
export interface RenderTarget extends ViewHost {
  /** The container of the view. It is replaced each time the view is cleared. */
  readonly root: HTMLElement
  /** Reports that the view is rendered. */
  rendered(): void
  /** Reports an error that the view threw outside of `Renderer.render`. */
  renderFailed(error: unknown): void
}

/** Renders the view of a tag. */
export interface Renderer {
  /** Renders new props into `target.root` and calls `target.rendered()` once they are drawn. May throw. */
  render(props: unknown, target: RenderTarget): void
  /** Releases what the renderer keeps of a view. The root is dropped afterwards. */
  clear?(target: RenderTarget): void
}

/** What all elements of a tag share. */
export interface ElementType {
  readonly definition: Definition
  readonly renderer: Renderer | undefined
  readonly documentStyles: readonly string[]
  /** By property name. */
  readonly attributeNames: ReadonlyMap<string, string>
  /** By attribute name. */
  readonly propertyNames: ReadonlyMap<string, string>
  readonly defaults: PropertyValues
  /** Matches an element without an attribute that it needs, or with something deprecated. */
  readonly suspect: string
  /** Cloned into each shadow root: the slots before the view, the view's root, the fallback's slot. */
  readonly shell: DocumentFragment
  /** How many elements were made so far. */
  instances: number
}

/** `from-paywall` → `fromPaywall`. */
export const propertyName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function createShell({ before = [] }: RenderOptions): DocumentFragment {
  const shell = document.createDocumentFragment()
  for (const name of before) shell.append(Object.assign(document.createElement('slot'), { name }))
  const root = document.createElement('div')
  root.className = 'root'
  markLanguage(root)
  shell.append(root, document.createElement('slot'))
  return shell
}

/** Called once for a tag, when it is registered. Without a renderer the elements draw nothing. */
export function createElementType(definition: Definition, renderer?: Renderer): ElementType {
  const entries = Object.entries(definition.attributes)
  const options = definition.render?.options ?? {}
  return {
    definition,
    renderer,
    documentStyles: options.documentStyles ?? [],
    attributeNames: new Map(entries.map(([name]) => [propertyName(name), name])),
    propertyNames: new Map(entries.map(([name]) => [name, propertyName(name)])),
    defaults: Object.fromEntries(
      entries.map(([name, attribute]) => [propertyName(name), defaultValue(attribute)]),
    ),
    // Without another attribute that may take its place, this is `[true]`, which no element has.
    suspect:
      entries
        .flatMap(([name, { required, deprecated }]) => [
          required ? `:not([${name}]:not([${name}=""]),[${required}])` : '',
          deprecated ? `[${name}]` : '',
        ])
        .concat(definition.deprecated ? '*' : '')
        .filter(Boolean)
        .join() || ':not(*)',
    shell: createShell(options),
    instances: 0,
  }
}
