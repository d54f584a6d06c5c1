/** Names and types in the generated files. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition } from '@bindery/element/definition.ts'

/** `bindery-auth-modal` → `BinderyAuthModal`. */
export const className = (tag: string): string =>
  tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** A doc comment of one line. */
export const comment = (text: string, deprecated?: string): string =>
  `/** ${[text, ...(deprecated ? [`@deprecated ${deprecated}`] : [])].join(' ').replaceAll('*/', '*\\/')} */`

/** A description in the docs, which starts with what to use instead. */
export const described = (text: string, deprecated?: string): string =>
  deprecated ? `**Deprecated: ${deprecated}.** ${text}` : text

const union = (values: readonly string[]): string =>
  values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ')

/** The TypeScript type of the property. */
export function typeText(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'boolean':
    case 'number':
    case 'string':
      return attribute.type
    case 'enum':
      return union(attribute.values)
    case 'list':
      return attribute.values ? `readonly (${union(attribute.values)})[]` : 'readonly string[]'
    case 'json':
      return 'unknown'
  }
}

/** The default, as an editor writes it; undefined if there is none. */
export function defaultText(attribute: AttributeDefinition): string | undefined {
  if (attribute.type === 'boolean' || attribute.default === undefined) return
  return attribute.type === 'json' ? JSON.stringify(attribute.default) : String(attribute.default)
}

/** The allowed values, for the docs. */
export function allowedText(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'boolean':
      return 'present or not'
    case 'string':
      return 'text'
    case 'number': {
      const { min, max } = attribute
      return [
        'whole number',
        min === undefined ? '' : `from ${min}`,
        max === undefined ? '' : `to ${max}`,
      ]
        .filter(Boolean)
        .join(' ')
    }
    case 'enum':
      return attribute.values.map((value) => `\`${value}\``).join(', ')
    case 'list': {
      const items = attribute.values?.map((value) => `\`${value}\``).join(', ') ?? 'words'
      return `comma-separated: ${items}`
    }
    case 'json':
      return `JSON: ${attribute.shape ?? 'see the description'}`
  }
}

/** The selector by which a page's CSS reaches a part of a tag. */
export const partSelector = (
  { tag, inLayer }: Pick<Definition, 'tag' | 'inLayer'>,
  part: string,
): string => `${inLayer ? `[data-bindery-layer="${tag}"]` : tag}::part(${part})`
