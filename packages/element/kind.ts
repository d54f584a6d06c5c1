import { defaultValue } from './attribute-parser.ts'
import type { Definition } from './define.ts'
import type { Instance } from './instance.ts'

/** How a kind of element draws. `paint` may throw; `settle` follows the drawing. */
export interface Painter {
  paint(props: unknown, instance: Instance): void
  clear(instance: Instance): void
}

/** Values by property name. */
export type Values = Readonly<Record<string, unknown>>

/** What all instances of a tag have in common. */
export interface Kind {
  readonly definition: Definition
  readonly painter: Painter | undefined
  readonly documentStyles: readonly string[]
  /** Attribute by property. */
  readonly names: ReadonlyMap<string, string>
  readonly defaults: Values
  count: number
}

export const propertyName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export function kindOf(definition: Definition, painter?: Painter): Kind {
  const entries = Object.entries(definition.attributes)
  return {
    definition,
    painter,
    documentStyles: definition.render?.options.documentStyles ?? [],
    names: new Map(entries.map(([name]) => [propertyName(name), name])),
    defaults: Object.fromEntries(
      entries.map(([name, attribute]) => [propertyName(name), defaultValue(attribute)]),
    ),
    count: 0,
  }
}
