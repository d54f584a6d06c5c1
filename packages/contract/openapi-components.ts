import * as z from './schema.ts'

/** A part of a JSON document. */
export type Json = Record<string, unknown>

/** The kinds of components that parts of the document refer to. */
export type ComponentKind = 'schemas' | 'responses' | 'parameters' | 'requestBodies'

const toReferences = (text: string): string =>
  text.replaceAll('"#/$defs/', '"#/components/schemas/')

/** An amount as it is sent, in US dollars: see `wire-amounts.ts`. */
const toDecimalSchema = (schema: Json, examples: readonly unknown[] | undefined): void => {
  Object.assign(schema, {
    type: ['number', 'string'],
    pattern: '^\\d+(\\.\\d+)?$',
    'x-unit': 'decimal',
  })
  if (examples) schema['examples'] = examples.map((minor) => Number(minor) / 100)
}

/** Collects the parts of a document that several places have, and writes each once. */
export const createComponents = () => {
  const all: Record<ComponentKind, Json> = {
    schemas: {},
    responses: {},
    parameters: {},
    requestBodies: {},
  }

  /** Makes a part a component and returns the reference to it. Two that differ never have one name. */
  const share = (kind: ComponentKind, name: string, part: Json): Json => {
    const known = all[kind]
    const text = JSON.stringify(part)
    let id = name
    while (known[id] && JSON.stringify(known[id]) !== text) id = `${id}_`
    known[id] = part
    return { $ref: `#/components/${kind}/${id}` }
  }

  /**
   * The JSON Schema of a value as it is sent: before defaults and transforms. Named schemas become references,
   * the whole one included: it is written as a member, because only members do.
   */
  const schemaOf = (schema: z.Schema): Json => {
    const written = z.toJSONSchema(z.object({ whole: schema }), {
      target: 'draft-2020-12',
      io: 'input',
      metadata: z.descriptions,
      override({ zodSchema, jsonSchema }) {
        // Zod leaves out the examples of a schema with a transform. Ours are values as they are sent.
        const { examples } = z.descriptions.get(zodSchema as unknown as z.Schema) ?? {}
        if (examples) jsonSchema.examples = [...examples]
        const { minimum, maximum, additionalProperties, properties } = jsonSchema
        if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
        // The unit of a member that has a default or is optional is that of the amount in it, which comes first.
        if (['minor units', 'decimal'].includes(String(jsonSchema['x-unit']))) {
          toDecimalSchema(jsonSchema, examples)
        }
        // Other members are allowed by default.
        if (additionalProperties && Object.keys(additionalProperties).length === 0) {
          delete jsonSchema.additionalProperties
        }
        if (properties && Object.keys(properties).length === 0) delete jsonSchema.properties
      },
    })
    const { properties, $defs = {} } = JSON.parse(toReferences(JSON.stringify(written)))
    Object.assign(all.schemas, $defs)
    return properties.whole
  }

  return { all, share, schemaOf }
}

export type Components = ReturnType<typeof createComponents>
