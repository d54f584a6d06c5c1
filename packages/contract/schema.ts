/**
 * Zod as the contract uses it: `zod/mini` under its own names, and `read`. No other file imports the library.
 * Where Zod accepts more than a server's answer may be, or trusts `Object.prototype` on a publisher's page, a
 * stricter version stands here under the same name.
 *
 * `zod/mini` never compiles code at run time, so a content security policy has nothing to refuse. It has no
 * messages either: a fault says "Invalid input" unless its schema has a message of its own.
 */
import * as z from 'zod/mini'

export * from 'zod/mini'

export type Schema = z.ZodMiniType

/**
 * A builder whose schemas pass each value through `prepare` before they parse it. The step belongs to the
 * class of the schema, so the copies that `check` and `extend` make keep it.
 */
const preparing = <Build extends (...args: never[]) => Schema, Kind extends Schema>(
  build: Build,
  Base: z.core.$constructor<Kind>,
  prepare: (value: unknown) => unknown,
): Build => {
  const Prepared = z.core.$constructor<Kind>('Prepared', (schema, definition) => {
    Base.init(schema, definition)
    const { parse } = schema._zod
    schema._zod.parse = (payload, context) => {
      payload.value = prepare(payload.value)
      return parse(payload, context)
    }
  })
  const prepared = (...args: Parameters<Build>): Schema => new Prepared(build(...args)._zod.def)
  return prepared as Build
}

/** A copy of an object that inherits nothing. Zod itself refuses arrays and everything else. */
const ownMembers = (value: unknown): unknown =>
  typeof value === 'object' && value && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : value

/** An object; members without a schema are dropped. */
export const object = /* @__PURE__ */ preparing(z.object, z.ZodMiniObject, ownMembers)

/** An object; members without a schema are kept as they are. */
export const looseObject = /* @__PURE__ */ preparing(z.looseObject, z.ZodMiniObject, ownMembers)

/** An object; members without a schema are faults. */
export const strictObject = /* @__PURE__ */ preparing(z.strictObject, z.ZodMiniObject, ownMembers)

/** Many servers write `null` for a member that they leave out. */
const nullAsAbsent = (value: unknown): unknown => value ?? undefined

/** A member that may be absent or `null`. */
export const optional = /* @__PURE__ */ preparing(z.optional, z.ZodMiniOptional, nullAsAbsent)

/** A member whose value is `defaultValue` where it is absent or `null`. */
export const _default = /* @__PURE__ */ preparing(z._default, z.ZodMiniDefault, nullAsAbsent)

/** Like `_default`, and the value is parsed: an object gets the defaults of its own members. */
export const prefault = /* @__PURE__ */ preparing(z.prefault, z.ZodMiniPrefault, nullAsAbsent)

/** What openapi.json and the docs say about a schema. `id` makes it a component there. */
export interface About {
  readonly id?: string
  readonly description: string
  readonly examples?: unknown[]
  /** A format of JSON Schema, such as `date-time`. */
  readonly format?: string
  /** The unit of a number, such as `ms`. */
  readonly 'x-unit'?: string
}

/** The descriptions of schemas. The build removes all calls of `about` and `named`, so none of it ships. */
export const descriptions = /* @__PURE__ */ z.registry<About>()

const describedCopy = <S extends Schema>(schema: S, about: About): S => {
  const copy = z.core.clone(schema, schema._zod.def, { parent: true })
  descriptions.add(copy, about as never)
  return copy
}

/**
 * A schema with its description, beside the field. A copy gets it, so that two fields may share a schema. What
 * is left out here is inherited from the shared schema.
 * @param example a value as it is sent
 */
export const about = <S extends Schema>(
  schema: S,
  description: string,
  example?: z.input<S>,
  more: Pick<About, 'format' | 'x-unit'> = {},
): S =>
  describedCopy(schema, {
    description,
    ...(example === undefined ? {} : { examples: [example] }),
    ...more,
  })

/** A schema that is a component of openapi.json, under this name. */
export const named = <S extends Schema>(schema: S, id: string, description: string): S =>
  describedCopy(schema, { id, description })

/** Something that is wrong with a value. */
export interface Fault {
  /** Path to the member, joined by dots; '' for the value itself. */
  readonly field: string
  readonly message: string
}

/** The message of a fault in a date. */
export const dateMessage = 'Expected a date.'

/** The message of a fault in a count. A lenient reading takes the nearest count below it. */
export const countMessage = 'Expected a whole number from 0.'

const vitals = new WeakSet<object>()

/** Marks a schema: a lenient reading never leaves out a part of it that is wrong. */
export const vital = <S extends Schema>(schema: S): S => {
  vitals.add(schema._zod.def)
  return schema
}
export const isVital = (definition: object): boolean => vitals.has(definition)

export type ReadOptions = z.core.ParseContext<z.core.$ZodIssue>

/** Options of `read` for faults that developers read: Zod's English messages. The client does without them. */
export const inEnglish = (): ReadOptions => ({ error: z.locales.en().localeError })

/** Reads a value by a schema. Returns the data with its defaults, or every fault. */
export const read = <S extends Schema>(
  schema: S,
  value: unknown,
  options?: ReadOptions,
): { data: z.output<S>; faults?: never } | { faults: readonly Fault[]; data?: never } => {
  const result = z.safeParse(schema, value, options)
  return result.success
    ? { data: result.data }
    : {
        faults: result.error.issues.map(({ path, message }) => ({
          field: path.join('.'),
          message,
        })),
      }
}
