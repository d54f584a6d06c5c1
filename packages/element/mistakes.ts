/** What an editor is told about a tag: a module of its own, because a good page never needs it. */
import type { AttributeDefinition } from './attributes.ts'

const told = new Set<string>()

/** Once per page, however many elements make the same mistake. */
function warn(message: string): void {
  if (told.has(message)) return
  told.add(message)
  console.warn(`bindery: ${message}`)
}

function allowed(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'boolean':
      return 'present for yes, left out for no'
    case 'number': {
      const { min, max } = attribute
      return `a number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` up to ${max}`}`
    }
    case 'json':
      return attribute.shape ?? 'JSON'
    default:
      return ('values' in attribute && attribute.values?.join(', ')) || 'text'
  }
}

/** An attribute says what is not allowed. */
export function mistake(
  tag: string,
  name: string,
  attribute: AttributeDefinition,
  text: string,
): void {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text
  const effect = attribute.type === 'boolean' ? 'still means yes' : 'is ignored'
  warn(`<${tag}> ${name}="${shown}" ${effect}; allowed: ${allowed(attribute)}`)
}

/** The end tag seems to be missing. */
export function noEndTag(tag: string): void {
  warn(`<${tag}> has no end tag, it seems: its children stay; allowed: <${tag}></${tag}>`)
}
