import { defaultValue } from './attribute-parser.ts'
import type { Definition, RenderOptions } from './define.ts'
import type { Instance } from './instance.ts'
import { speak } from './language.ts'

/** How a kind of element draws. `paint` may throw; `settle` follows the drawing. What was drawn is dropped as a whole. */
export interface Painter {
  paint(props: unknown, instance: Instance): void
  clear?(instance: Instance): void
}

/** Values by property name. */
export type Values = Readonly<Record<string, unknown>>

/** What all instances of a tag have in common. */
export interface Kind {
  readonly definition: Definition
  readonly painter: Painter | undefined
  readonly documentStyles: readonly string[]
  /** Attribute by property, and property by attribute. */
  readonly names: ReadonlyMap<string, string>
  readonly properties: ReadonlyMap<string, string>
  readonly defaults: Values
  /**
   * Copied into each new shadow root: slots outside of the wall against the page's CSS, the view's root,
   * the fallback's slot.
   */
  readonly shell: DocumentFragment
  count: number
}

/** `from-paywall` → `fromPaywall`. */
export const propertyName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function shellOf({ before = [] }: RenderOptions): DocumentFragment {
  const shell = document.createDocumentFragment()
  for (const name of before) shell.append(Object.assign(document.createElement('slot'), { name }))
  const root = document.createElement('div')
  root.className = 'root'
  speak(root)
  shell.append(root, document.createElement('slot'))
  return shell
}

/** What all instances of a definition share; made once, when its tag is registered. */
export function kindOf(definition: Definition, painter?: Painter): Kind {
  const entries = Object.entries(definition.attributes)
  const options = definition.render?.options ?? {}
  return {
    definition,
    painter,
    documentStyles: options.documentStyles ?? [],
    names: new Map(entries.map(([name]) => [propertyName(name), name])),
    properties: new Map(entries.map(([name]) => [name, propertyName(name)])),
    defaults: Object.fromEntries(
      entries.map(([name, attribute]) => [propertyName(name), defaultValue(attribute)]),
    ),
    shell: shellOf(options),
    count: 0,
  }
}
