/** A tag as the builder's form needs it: the part of its definition that is data. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition } from '@bindery/element/definition.ts'

export interface AttributeInfo {
  readonly type: AttributeDefinition['type']
  readonly description: string
  /** The allowed values of an enum or a list. */
  readonly values?: readonly string[]
  /** As an editor writes it. */
  readonly default?: string
  readonly min?: number
  readonly max?: number
}

export interface TagInfo {
  readonly tag: string
  readonly summary: string
  readonly attributes: Readonly<Record<string, AttributeInfo>>
}

const attributeInfo = (attribute: AttributeDefinition): AttributeInfo => {
  const { type, description } = attribute
  const values = 'values' in attribute && attribute.values ? { values: attribute.values } : {}
  const given = 'default' in attribute ? attribute.default : undefined
  const text = type === 'json' ? JSON.stringify(given) : String(given)
  return {
    type,
    description,
    ...values,
    ...(given === undefined ? {} : { default: text }),
    ...('min' in attribute && attribute.min !== undefined ? { min: attribute.min } : {}),
    ...('max' in attribute && attribute.max !== undefined ? { max: attribute.max } : {}),
  }
}

/** Reads the data from a definition. */
export const tagInfo = ({ tag, summary, attributes }: Definition): TagInfo => ({
  tag,
  summary,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, attributeInfo(attribute)]),
  ),
})

/** Explains why an attribute's value is not allowed. Returns null for an allowed one, and for ''. */
export function problemOf(info: AttributeInfo, value: string): string | null {
  const { type, values, min = 0, max = Number.MAX_SAFE_INTEGER } = info
  const text = value.trim()
  if (text === '') return null
  const isOneOf = (item: string) =>
    values?.some((each) => each.toLowerCase() === item.toLowerCase())
  switch (type) {
    case 'number': {
      const isAllowed = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
      if (isAllowed) return null
      return max === Number.MAX_SAFE_INTEGER
        ? `Enter a whole number from ${min} on.`
        : `Enter a whole number from ${min} to ${max}.`
    }
    case 'enum':
      return isOneOf(text) ? null : `Choose one of: ${values?.join(', ')}.`
    case 'list': {
      const wrong = values && text.split(',').find((item) => !isOneOf(item.trim()))
      return wrong === undefined ? null : `“${wrong.trim()}” is none of: ${values?.join(', ')}.`
    }
    case 'json':
      try {
        JSON.parse(text)
        return null
      } catch {
        return 'Enter valid JSON.'
      }
    default:
      return null
  }
}
