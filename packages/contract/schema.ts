/**
 * The words that the contract is written with: valibot's, and `read`. Nothing else names the library. Where
 * it is more lenient than an answer of a server may be, or counts on a page that left JavaScript as it
 * was, ours stand in for its own under the same name.
 */
import * as v from 'valibot'

export * from 'valibot'

export type Schema = v.GenericSchema

/** The same members and no others: not even what a page has added to every object. */
const bare = <T extends object>(members: T): T => Object.assign(Object.create(null), members)

/** The schema, which is given what `look` makes of a value. */
const through = <S extends v.GenericSchema>(schema: S, look: (value: unknown) => unknown): S => {
  const { '~run': run } = schema
  return Object.assign(schema, {
    '~run': ({ value }: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
      run.call(schema, { value: look(value) }, config),
  })
}

/** No array passes, and only its own members are looked at. */
const strictly = <S extends v.GenericSchema>(schema: S): S =>
  through(schema, (value) =>
    typeof value === 'object' && value && !Array.isArray(value) ? bare(value) : undefined,
  )

/** What may be left out. Many servers write `null` for that. */
export const optional = ((schema: Schema, fallback: unknown) =>
  through(v.optional(schema, fallback), (value) => value ?? undefined)) as typeof v.optional

/** An object; of what it holds besides, nothing is read. */
export const object = <const E extends v.ObjectEntries>(entries: E) =>
  strictly(v.object(bare(entries)))

/** An object that may hold more, which is read as it is. */
export const looseObject = <const E extends v.ObjectEntries>(entries: E) =>
  strictly(v.looseObject(bare(entries)))

/** An object that holds nothing else. */
export const strictObject = <const E extends v.ObjectEntries>(entries: E) =>
  strictly(v.strictObject(bare(entries)))

/** A finite number: JSON can carry one that is not, as `1e999`. */
export const number = () => v.pipe(v.number(), v.finite())

/** A whole number that is exact. */
export const int = () => v.pipe(v.number(), v.safeInteger())

/** What is wrong with a value, and where: members joined by dots, '' for the value itself. */
export interface Fault {
  readonly field: string
  readonly message: string
}

/** Reads a value by a schema: its data with the defaults filled in, or all that is wrong with it. */
export const read = <S extends Schema>(
  schema: S,
  value: unknown,
): { data: v.InferOutput<S>; faults?: never } | { faults: readonly Fault[]; data?: never } => {
  const { success, output, issues } = v.safeParse(schema, value)
  return success
    ? { data: output }
    : {
        faults: issues.map(({ path = [], message }) => ({
          field: path.map(({ key }) => key).join('.'),
          message,
        })),
      }
}
