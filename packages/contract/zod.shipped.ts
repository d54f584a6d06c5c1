/**
 * What stands for `zod/mini` in what ships, as Preact stands for React: the part of it that the contract
 * reads answers with, in a fifth of its bytes. Tests and the server use zod itself, and
 * `tools/build-zod.test.ts` holds the two equal for every answer and refusal of the contract. A schema that
 * needs more of zod fails there and is added here.
 */

type Path = readonly (string | number)[]
interface Issue {
  readonly path: Path
}

/** Gives a value as a schema reads it, and notes what is wrong with it. */
type Read = (value: unknown, path: Path, issues: Issue[]) => unknown

class Schema {
  readonly read: Read
  /** It has an answer to a key that is not there. */
  readonly optional: boolean
  /** Of an object: the same with more keys. */
  readonly extend: ((more: Shape) => Schema) | undefined

  constructor(read: Read, optional = false, extend?: Schema['extend']) {
    this.read = read
    this.optional = optional
    this.extend = extend
  }

  check(...checks: Read[]): Schema {
    const read: Read = (value, path, issues) => {
      const before = issues.length
      let data = this.read(value, path, issues)
      if (issues.length > before) return data
      for (const check of checks) data = check(data, path, issues)
      return data
    }
    return new Schema(read, this.optional)
  }

  safeParse(value: unknown) {
    const issues: Issue[] = []
    const data = this.read(value, [], issues)
    return issues.length ? { success: false, error: { issues } } : { success: true, data }
  }
}

type Shape = Readonly<Record<string, Schema>>

const that =
  (fits: (value: unknown) => boolean): Read =>
  (value, path, issues) => {
    if (!fits(value)) issues.push({ path })
    return value
  }

export const string = () => new Schema(that((value) => typeof value === 'string'))
export const number = () => new Schema(that(Number.isFinite))
export const int = () => new Schema(that(Number.isSafeInteger))
export const boolean = () => new Schema(that((value) => typeof value === 'boolean'))
export const unknown = () => new Schema((value) => value)

const oneOf = (values: unknown) => new Schema(that((value) => [values].flat().includes(value)))

export { oneOf as enum, oneOf as literal }

export const optional = (inner: Schema) =>
  new Schema((value, ...rest) => (value === undefined ? value : inner.read(value, ...rest)), true)

export const nullable = (inner: Schema) =>
  new Schema(
    (value, ...rest) => (value === null ? value : inner.read(value, ...rest)),
    inner.optional,
  )

export const _default = (inner: Schema, usual: unknown) =>
  new Schema(
    (value, ...rest) => (value === undefined ? structuredClone(usual) : inner.read(value, ...rest)),
    true,
  )

export const array = (item: Schema) =>
  new Schema((value, path, issues) => {
    if (Array.isArray(value)) return value.map((one, at) => item.read(one, [...path, at], issues))
    issues.push({ path })
    return value
  })

/** Its keys are any text. */
export const record = (_keys: Schema, item: Schema) =>
  new Schema((value, path, issues) => {
    const given = objectOf({}, true).read(value, path, issues)
    if (given === value) return value
    const own = Object.entries(given as object)
    return Object.fromEntries(
      own.map(([key, one]) => [key, item.read(one, [...path, key], issues)]),
    )
  })

export const union = (choices: readonly Schema[]) =>
  new Schema((value, path, issues) => {
    const fit = choices.map((choice) => choice.safeParse(value)).find(({ success }) => success)
    if (!fit) issues.push({ path })
    return fit?.data
  })

const objectOf = (shape: Shape, loose: boolean): Schema =>
  new Schema(
    (value, path, issues) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        issues.push({ path })
        return value
      }
      const given: Record<string, unknown> = { ...value }
      const made: Record<string, unknown> = {}
      for (const [key, schema] of Object.entries(shape)) {
        const there = Object.hasOwn(given, key)
        const at = [...path, key]
        if (there || schema.optional) {
          const data = schema.read(given[key], at, issues)
          if (there || data !== undefined) made[key] = data
        } else issues.push({ path: at })
        delete given[key]
      }
      // Assigned like any other, it would become the prototype.
      Reflect.deleteProperty(given, '__proto__')
      return loose ? { ...made, ...given } : made
    },
    false,
    (more) => objectOf({ ...shape, ...more }, loose),
  )

export const object = (shape: Shape) => objectOf(shape, false)
export const looseObject = (shape: Shape) => objectOf(shape, true)
export const extend = (schema: Schema, more: Shape) => schema.extend?.(more)

export const minLength = (least: number) => that((value) => (value as string).length >= least)
export const maxLength = (most: number) => that((value) => (value as string).length <= most)
export const regex = (pattern: RegExp) => that((value) => pattern.test(value as string))
export const nonnegative = () => that((value) => (value as number) >= 0)
export const overwrite =
  (turn: (value: never) => unknown): Read =>
  (value) =>
    turn(value as never)

/** Nothing to set: there is nothing here that a policy could forbid. */
export const config = () => {}
