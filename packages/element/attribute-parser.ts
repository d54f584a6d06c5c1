import type { AttributeDefinition } from './attributes.ts'
import { tell } from './tell.ts'

/** White space and the quotes that a word processor makes, at both ends; WordPress ends a number with a prime. */
const trimmings = /^[\s\u200b“”„«»‘’‚″′"']+|[\s\u200b“”„«»‘’‚″′"']+$/g
const clean = (text: string) => text.replace(trimmings, '')

/** A pasted quote around one word goes; around a title it may be the author's. */
const cleanText = (text: string) => {
  const trimmed = text.trim()
  return /^\W\S+\W$/.test(trimmed) ? clean(trimmed) : trimmed
}

const pick = (values: readonly string[], text: string) => {
  const wanted = clean(text)
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
  return values.find((value) => value.toLowerCase() === wanted)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return JSON.parse(clean(text.replace(/[“”„]/g, '"').replace(/[\u00a0\u200b]/g, ' ')))
  }
}

/** The typed value, or undefined where the text is not allowed. */
function read(attribute: AttributeDefinition, text: string): unknown {
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
      return pick(attribute.values, text)
    case 'list': {
      const items = text.split(',').map(clean).filter(Boolean)
      const { values } = attribute
      if (!values) return items
      const known = items.map((item) => pick(values, item))
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

const noItems: readonly string[] = []

/** The value while the attribute is absent. */
export function defaultValue(attribute: AttributeDefinition): unknown {
  if (attribute.type === 'boolean') return false
  return attribute.default ?? (attribute.type === 'list' ? noItems : undefined)
}

/**
 * What an attribute says. A value that is not allowed gives the default and one warning; so does
 * a boolean that says "false", which by presence is true all the same. A CMS leaves fields empty:
 * empty means absent, without a warning, except for booleans and text.
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
  const value = read(attribute, text)
  if (value !== undefined) return value
  tell((words) => words.mistake(tag, name, attribute, text))
  return type === 'boolean' || defaultValue(attribute)
}

/** The attribute's text for a property value; null takes the attribute away. */
export function formatAttribute(attribute: AttributeDefinition, value: unknown): string | null {
  if (attribute.type === 'boolean') return value ? '' : null
  if (value === undefined || value === null) return null
  return attribute.type === 'json' ? (JSON.stringify(value) ?? null) : String(value)
}
