/** What every tag has, whatever its definition says: the element layer and the loader see to it. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition, EventDescription } from '@bindery/element/define.ts'

const load = (definition: Definition): AttributeDefinition => ({
  type: 'enum',
  values: ['eager', 'visible', 'interaction', 'idle'],
  default: definition.load ?? 'visible',
  description: 'When the tag’s code is fetched.',
})

const events: Readonly<Record<string, EventDescription>> = {
  'bindery-ready': { description: 'The tag stands on the page.' },
  'bindery-error': {
    detail: '{ tag: string; code: string; message: string }',
    description: 'The tag gave up; its children are shown instead.',
  },
}

/** The attributes of a tag, with those that every tag has. */
export const attributesOf = (definition: Definition): [string, AttributeDefinition][] => [
  ...Object.entries(definition.attributes),
  ['load', load(definition)],
]

/** The events of a tag, with those that every tag sends. */
export const eventsOf = (definition: Definition): [string, EventDescription][] =>
  Object.entries({ ...definition.events, ...events })

/** The slots of a tag, the default one among them. */
export const slotsOf = (definition: Definition): [string, string][] =>
  Object.entries({ '': 'Shown until the tag is ready.', ...definition.slots })

/** `CustomEvent<…>` as TypeScript writes it. */
export const eventType = ({ detail }: EventDescription): string =>
  `CustomEvent<${detail ?? 'unknown'}>`
