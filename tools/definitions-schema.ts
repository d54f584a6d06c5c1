/** TypeScript types from the contract's schemas. */
import * as z from '@bindery/contract/schema.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

const key = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`)

function objectText({ properties, required = [], additionalProperties }: JsonSchema): string {
  const known = Object.entries(properties ?? {}).map(
    ([name, schema]) =>
      `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${textOf(schema)}`,
  )
  const others = additionalProperties === false ? [] : ['readonly [field: string]: unknown']
  if (known.length + others.length === 0) return '{}'
  const lines = [...known, ...others].join('\n').replace(/^/gm, '  ')
  return `{\n${lines}\n}`
}

function textOf(schema: boolean | JsonSchema): string {
  if (typeof schema === 'boolean') return 'unknown'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(textOf).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => textOf({ type })).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectText(schema)
    case 'array': {
      const { items } = schema
      return `ReadonlyArray<${Array.isArray(items) ? 'unknown' : textOf(items ?? true)}>`
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

/** `output`: no field with a default is missing. A transform has the type of its input. */
const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      const { def } = zodSchema._zod
      const isTransformed = def.type === 'pipe' && def.out._zod.def.type === 'transform'
      if (isTransformed) Object.assign(written, jsonSchema(def.in, io))
    },
  })

/** The TypeScript type of `z.input<typeof schema>` or `z.output<typeof schema>`. */
export const schemaType = (schema: z.core.$ZodType, io: 'input' | 'output'): string =>
  textOf(jsonSchema(schema, io))
