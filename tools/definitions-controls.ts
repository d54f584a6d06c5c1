/** Storybook controls from a definition. Without Node APIs, because Storybook imports it in the browser. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition } from '@bindery/element/definition.ts'

export interface Control {
  description: string
  control:
    | { type: 'boolean' | 'text' | 'object' }
    | { type: 'number'; min?: number; max?: number }
    | { type: 'select' | 'check' }
  options?: readonly string[]
  table: { category: string; defaultValue?: { summary: string } }
}

function controlOf(attribute: AttributeDefinition): Pick<Control, 'control' | 'options'> {
  switch (attribute.type) {
    case 'boolean':
      return { control: { type: 'boolean' } }
    case 'string':
      return { control: { type: 'text' } }
    case 'number': {
      const { min, max } = attribute
      const bounds = {
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      }
      return { control: { type: 'number', ...bounds } }
    }
    case 'enum':
      return { control: { type: 'select' }, options: attribute.values }
    case 'list':
      return attribute.values
        ? { control: { type: 'check' }, options: attribute.values }
        : { control: { type: 'object' } }
    case 'json':
      return { control: { type: 'object' } }
  }
}

/** The `argTypes` for a story of the tag, by attribute name. */
export function storybookControls(definition: Definition): Record<string, Control> {
  return Object.fromEntries(
    Object.entries(definition.attributes).map(([name, attribute]) => {
      const summary =
        attribute.type === 'boolean' || attribute.default === undefined
          ? undefined
          : JSON.stringify(attribute.default)
      const table = {
        category: 'attributes',
        ...(summary === undefined ? {} : { defaultValue: { summary } }),
      }
      return [name, { description: attribute.description, ...controlOf(attribute), table }]
    }),
  )
}
