import * as z from './schema.ts'
import { type Fault, read, type Schema } from './schema.ts'

/** Something in an answer that was repaired. It never has the value. */
export interface Repair {
  /** JSON path within the answer. */
  readonly field: string
  readonly expected: string
  /** The kind of value that came. */
  readonly got: string
}

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly in?: Schema
}
type Container = Record<string, unknown>

/** A schema and those that it wraps: a default, an optional member, a transform. */
const layersOf = (schema: Schema): Definition[] => {
  const definition = schema._zod.def as unknown as Definition
  const inner = definition.innerType ?? definition.in
  return [definition, ...(inner ? layersOf(inner) : [])]
}

const isOptional = (layers: readonly Definition[]) =>
  layers.some(({ type }) => ['optional', 'default', 'prefault'].includes(type))

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const numeric = /^\s*-?\d+(\.\d+)?\s*$/
const isoDate = /^(\d{4}-\d\d-\d\d)(?: (.+))?$/

/** A date in another form as ISO 8601: a space instead of T, a date only, seconds or ms since 1970, an HTTP date. */
const toDateTime = (value: unknown): string | undefined => {
  const [, day, time = '00:00:00'] = isoDate.exec(String(value)) ?? []
  if (day) return `${day}T${time}`
  const number = Number(value)
  // Seconds stay below this until the year 5138, and ms exceed it since 1973.
  const ms = Number.isFinite(number) ? number * (Math.abs(number) < 1e11 ? 1000 : 1) : undefined
  const date = new Date(ms ?? (/[a-z]{3} \d{4}/i.test(String(value)) ? String(value) : Number.NaN))
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** The same value in the form that the schema expects, or undefined. */
const convert = (layers: readonly Definition[], value: unknown, message: string): unknown => {
  const { type } = layers.at(-1) as Definition
  const isScalar = ['string', 'number'].includes(typeof value)
  if (!isScalar || value === '') return undefined
  if (type === 'string' && message === z.dateMessage) return toDateTime(value)
  if (message === z.countMessage && typeof value === 'number') return Math.max(0, Math.trunc(value))
  if (type === 'string' && typeof value === 'number') return String(value)
  return type === 'number' && numeric.test(String(value)) ? Number(value) : undefined
}

/** Repairs a fault in `answer`, in place. Returns what was wrong, or null if nothing can be done. */
const repair = (schema: Schema, answer: Container, { field, message }: Fault) => {
  let leaveOut: (() => void) | undefined
  let layers = layersOf(schema)
  let parent: unknown = { answer }
  let value: unknown = answer
  let key = 'answer'
  for (const step of field ? field.split('.') : []) {
    const { shape, element } = layers.at(-1) as Definition
    const next = element ?? (shape && Object.hasOwn(shape, step) ? shape[step] : undefined)
    if (typeof value !== 'object' || value === null || !next) break
    const container = value as Container
    layers = layersOf(next)
    parent = container
    key = step
    value = Object.hasOwn(container, step) ? container[step] : undefined
    if (layers.some((each) => z.isVital(each))) leaveOut = undefined
    // An entry becomes a hole, so that the indices of other faults stay right.
    else if (element || isOptional(layers)) leaveOut = () => delete container[step]
  }
  const { type } = layers.at(-1) as Definition
  const converted = convert(layers, value, message)
  if (converted !== undefined && converted !== value) {
    Object(parent)[key] = converted
  } else if (leaveOut) leaveOut()
  else return null
  const isCount = message === z.countMessage && type === 'number'
  const expected = isCount ? 'whole number from 0' : type
  return { field, expected, got: kindOf(value) } satisfies Repair
}

/**
 * Removes the holes that left-out entries are. A list without one good entry is left out as a whole: shown as
 * an empty one, it would tell the reader that there is nothing.
 */
const withoutHoles = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rest = value.flatMap((one) => [withoutHoles(one)])
    return rest.length === 0 && value.length > 0 ? undefined : rest
  }
  if (typeof value !== 'object' || value === null) return value
  for (const [name, one] of Object.entries(value)) Object(value)[name] = withoutHoles(one)
  return value
}

/**
 * Reads an answer of a publisher's server. What is wrong without harm is repaired: numbers as text, ids as
 * numbers, dates in other forms, a count of 2.5 (then 2) or -1 (then 0). A bad entry of a list and a bad optional
 * member are left out. Vital parts, such as amounts, are never left out: then the answer has faults.
 */
export const readLeniently = <S extends Schema>(
  schema: S,
  value: unknown,
):
  | { data: z.output<S>; repairs: readonly Repair[]; faults?: never }
  | { faults: readonly Fault[]; data?: never } => {
  let answer = value
  let result = read(schema, answer)
  const repairs: Repair[] = []
  // A conversion may show the next fault. Each pass repairs all faults that it finds.
  for (let pass = 0; result.faults && pass < 8; pass += 1) {
    if (answer === value) answer = structuredClone(value)
    const before = result.faults
    const repaired = before.map((fault) => repair(schema, answer as Container, fault))
    if (repaired.includes(null)) return { faults: before }
    repairs.push(...repaired.filter((one) => one !== null))
    answer = withoutHoles(answer)
    result = read(schema, answer)
  }
  return result.faults ? { faults: result.faults } : { data: result.data as z.output<S>, repairs }
}
