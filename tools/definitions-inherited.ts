/** What the element layer and the loader add to every tag. Events: definitions-events.ts. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { strategies } from '@bindery/element/definition.ts'

const load = (definition: Definition): AttributeDefinition => ({
  type: 'enum',
  values: strategies,
  default: definition.load ?? 'visible',
  description: 'When the tag’s code is loaded.',
})

/** A tag's attributes, with the inherited ones. */
export const attributesOf = (definition: Definition): [string, AttributeDefinition][] => [
  ...Object.entries(definition.attributes),
  ['load', load(definition)],
]

/** A tag's slots, with the default one. */
export const slotsOf = (definition: Definition): [string, string][] =>
  Object.entries({ '': 'Shown until the tag is ready.', ...definition.slots })
