/** The tags of the kit, as far as the rules need them. `npx node tools/definitions.ts` writes the JSON. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import json from './definitions.json' with { type: 'json' }

export interface TagDescription {
  readonly tag: string
  /** Whether it stands in a line of text. */
  readonly inline: boolean
  readonly slots: readonly string[]
  readonly attributes: Readonly<Record<string, AttributeDefinition>>
  /** What to use instead of the tag, if it will go. */
  readonly deprecated?: string
  /** By the name of the event: what to use instead. */
  readonly deprecatedEvents?: Readonly<Record<string, string>>
}

export const kitDefinitions = json as unknown as readonly TagDescription[]
