/** TypeScript's view of the tags: element interfaces, tag names, and the events with their details. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from '@bindery/contract/schema.ts'
import { user } from '@bindery/contract/user.ts'
import type { Definition } from '@bindery/element/define.ts'
import { propertyName } from '@bindery/element/kind.ts'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { eventsOf, eventType } from './definitions-every.ts'
import { className, comment, defaultText, typeText } from './definitions-names.ts'

const key = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`)

function objectText({ properties, required = [], additionalProperties }: JsonSchema): string {
  const known = Object.entries(properties ?? {}).map(
    ([name, schema]) =>
      `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${schemaText(schema)}`,
  )
  const others = additionalProperties === false ? [] : ['readonly [field: string]: unknown']
  const lines = [...known, ...others].join('\n').replace(/^/gm, '  ')
  return `{\n${lines}\n}`
}

function schemaText(schema: boolean | JsonSchema): string {
  if (typeof schema === 'boolean') return 'unknown'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(schemaText).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectText(schema)
    case 'array': {
      const { items } = schema
      return `ReadonlyArray<${Array.isArray(items) ? 'unknown' : schemaText(items ?? true)}>`
    }
    case 'integer':
      return 'number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'unknown'
  }
}

/** What is read: nothing that has a default is missing. What a transform makes has no schema of its own. */
const jsonSchema = (schema: v.Schema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideSchema({ valibotSchema, jsonSchema: written }) {
      const { entries } = valibotSchema as { entries?: v.ObjectEntries }
      if (!entries) return null
      const mayBeMissing = ([, entry]: [string, object]) =>
        'wrapped' in entry && !('default' in entry && entry.default !== undefined)
      const named = Object.entries(entries).filter((entry) => !mayBeMissing(entry))
      return { ...written, required: named.map(([name]) => name) }
    },
  })

/** Types of the contract that a definition may name in an event's detail. */
export const contractTypes = { User: user }

/** The types of `window.bindery`: the source itself, without what it says to this project. */
export const kitTypes = (): string =>
  readFileSync(join(import.meta.dirname, '../packages/embed/kit-types.ts'), 'utf8').replace(
    /^\/\*\*.*?\*\/\n+/s,
    '',
  )

function elementText(definition: Definition): string {
  const fields = Object.entries(definition.attributes).map(([name, attribute]) => {
    const absent =
      attribute.type === 'boolean' || attribute.type === 'list' || defaultText(attribute)
        ? ''
        : ' | undefined'
    return `  ${comment(attribute.description)}\n  ${propertyName(name)}: ${typeText(attribute)}${absent}`
  })
  const body = fields.length > 0 ? `{\n${fields.join('\n')}\n}` : '{}'
  return `${comment(definition.summary)}\nexport interface ${className(definition.tag)} extends HTMLElement ${body}`
}

/** Contents of bindery.d.ts: a page's own TypeScript takes it with `/// <reference types>`. */
export function tagTypes(definitions: readonly Definition[]): string {
  const events = new Map(
    definitions.flatMap((definition) =>
      eventsOf(definition).map(([name, event]) => [name, event] as const),
    ),
  )
  const named = Object.entries(contractTypes).map(
    ([name, schema]) => `export type ${name} = ${schemaText(jsonSchema(schema))}`,
  )
  const map = [...events].map(
    ([name, event]) => `  ${comment(event.description)}\n  '${name}': ${eventType(event)}`,
  )
  const tags = definitions.map(({ tag }) => `    '${tag}': ${className(tag)}`)
  return `${[
    ...named,
    kitTypes().trimEnd(),
    ...definitions.map(elementText),
    `/** All bubble and cross shadow roots: listen on the document, or on the tag. */\nexport interface BinderyEventMap {\n${map.join('\n')}\n}`,
    `declare global {\n  interface HTMLElementTagNameMap {\n${tags.join('\n')}\n  }\n  interface HTMLElementEventMap extends BinderyEventMap {}\n  interface DocumentEventMap extends BinderyEventMap {}\n  interface Window {\n    ${comment('Until it is loaded, a list of what to call then.')}\n    bindery?: BinderyKit | ((kit: BinderyKit) => void)[]\n  }\n}`,
  ].join('\n\n')}\n`
}
