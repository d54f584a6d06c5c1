/** The part of a JSON Schema that an example is made of. */
export interface SchemaPart {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, SchemaPart>>
  readonly required?: readonly string[]
  readonly items?: SchemaPart
  readonly anyOf?: readonly SchemaPart[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly format?: string
  readonly 'x-unit'?: string
}

/** Returns the part of a document that a reference names, or the part itself if it is none. */
export const createResolve =
  (document: object) =>
  <T extends object>(part: T): T => {
    const { $ref } = part as { $ref?: string }
    if ($ref === undefined) return part
    const names = $ref.replace('#/', '').split('/')
    return names.reduce<unknown>((at, name) => Object(at)[name], document) as T
  }

export type Resolve = ReturnType<typeof createResolve>

/** A value that a schema allows, made of the examples of its fields. undefined if one has none. */
export const exampleOf = (part: SchemaPart, resolve: Resolve): unknown => {
  // A field may have an example of its own beside a reference.
  const schema = { ...resolve(part), ...part }
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], resolve)
  if (schema.items) {
    const item = exampleOf(schema.items, resolve)
    return item === undefined ? undefined : [item]
  }
  if (schema.type !== 'object') return undefined
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      exampleOf(field, resolve),
    ]),
  )
}
