import type { AttributeDefinition } from './attributes.ts'
import { warnLazily } from './warn-lazily.ts'

/** White space and typographic quotes at both ends. WordPress turns the quote after a number into a prime. */
const trimmings = /^[\s\u200b“”„«»‘’‚″′"']+|[\s\u200b“”„«»‘’‚″′"']+$/g
const clean = (text: string) => text.replace(trimmings, '')

/** Quotes around a single word are removed. Around a title they may be the author's. */
const cleanText = (text: string) => {
  const trimmed = text.trim()
  return /^\W\S+\W$/.test(trimmed) ? clean(trimmed) : trimmed
}

const findValue = (values: readonly string[], text: string) => {
  const name = clean(text)
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
  return values.find((value) => value.toLowerCase() === name)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return JSON.parse(clean(text.replace(/[“”„]/g, '"').replace(/[\u00a0\u200b]/g, ' ')))
  }
}

/** The typed value. Undefined if the text is not allowed. */
export function parseText(attribute: AttributeDefinition, text: string): unknown {
  switch (attribute.type) {
    case 'boolean':
      return /^(false|no|off|0)$/i.test(clean(text)) ? undefined : true
    case 'string':
      return cleanText(text)
    case 'number': {
      const value = Number(clean(text))
      const { min = -Infinity, max = Infinity } = attribute
      return Number.isInteger(value) && value >= min && value <= max ? value : undefined
    }
    case 'enum':
      return findValue(attribute.values, text)
    case 'list': {
      const items = text.split(',').map(clean).filter(Boolean)
      const { values } = attribute
      if (!values) return items
      const known = items.map((item) => findValue(values, item))
      return known.includes(undefined) ? undefined : known
    }
    case 'json':
      try {
        return attribute.check(parseJson(text))
      } catch {
        return
      }
  }
}

const emptyList: readonly string[] = []

/** The value of an absent attribute. */
export function defaultValue(attribute: AttributeDefinition): unknown {
  if (attribute.type === 'boolean') return false
  return attribute.default ?? (attribute.type === 'list' ? emptyList : undefined)
}

/**
 * The typed value of an attribute. A value that is not allowed gives the default and one warning. A
 * boolean that says "false" is true by presence, and gives the warning too. A CMS leaves fields empty, so
 * an empty value counts as absent, except for booleans and text.
 */
export function parseAttribute(
  tag: string,
  name: string,
  attribute: AttributeDefinition,
  text: string | null,
): unknown {
  if (text === null) return defaultValue(attribute)
  const { type } = attribute
  if (type !== 'boolean' && type !== 'string' && !clean(text)) return defaultValue(attribute)
  const value = parseText(attribute, text)
  if (value !== undefined) return value
  warnLazily(({ invalidAttribute }) => invalidAttribute(tag, name, attribute, text))
  return type === 'boolean' || defaultValue(attribute)
}

/** The attribute's text for a property value. Null: remove the attribute. */
export function formatAttribute(attribute: AttributeDefinition, value: unknown): string | null {
  if (attribute.type === 'boolean') return value ? '' : null
  if (value === undefined || value === null) return null
  return attribute.type === 'json' ? (JSON.stringify(value) ?? null) : String(value)
}
