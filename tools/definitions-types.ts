/** TypeScript's view of the tags: element interfaces, tag names, and the events with their details. */
import { user } from '@bindery/contract/user.ts'
import type { Definition } from '@bindery/element/define.ts'
import { propertyName } from '@bindery/element/kind.ts'
import * as z from 'zod/mini'
import { eventsOf, eventType } from './definitions-every.ts'
import { className, defaultText, typeText } from './definitions-names.ts'

type Schema = z.core.JSONSchema.BaseSchema

const comment = (text: string) => `/** ${text.replaceAll('*/', '*\\/')} */`
const key = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`)

function objectText({ properties, required = [], additionalProperties }: Schema): string {
  const known = Object.entries(properties ?? {}).map(
    ([name, schema]) =>
      `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${schemaText(schema)}`,
  )
  const others = additionalProperties === false ? [] : ['readonly [field: string]: unknown']
  const lines = [...known, ...others].join('\n').replace(/^/gm, '  ')
  return `{\n${lines}\n}`
}

function schemaText(schema: boolean | Schema): string {
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

/** What a transform makes has no schema; here none makes less than it was given. */
const jsonSchema = (schema: z.core.$ZodType): Schema =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema: { _zod }, jsonSchema: written }) {
      const { def } = _zod
      if (def.type === 'pipe' && def.out._zod.def.type === 'transform') {
        Object.assign(written, jsonSchema(def.in))
      }
    },
  })

/** Types of the contract that a definition may name in an event's detail. */
export const contractTypes = { User: user }

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
    ...definitions.map(elementText),
    `/** All bubble and cross shadow roots: listen on the document, or on the tag. */\nexport interface BinderyEventMap {\n${map.join('\n')}\n}`,
    `declare global {\n  interface HTMLElementTagNameMap {\n${tags.join('\n')}\n  }\n  interface HTMLElementEventMap extends BinderyEventMap {}\n  interface DocumentEventMap extends BinderyEventMap {}\n}`,
  ].join('\n\n')}\n`
}
