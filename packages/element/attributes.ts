/** Fields of every attribute. */
interface Described {
  /** For the docs. The shipped build drops it. */
  description: string
  /** The tag does nothing without it, or without it and the attribute that is named here. */
  required?: true | string
  /** What to use instead: 'use item-id instead'. The console says so where a page has the attribute. */
  deprecated?: string
}

/** True if present, whatever its value. */
export interface BooleanAttribute extends Described {
  type: 'boolean'
}

/** Trimmed text. Undefined if it is absent and has no `default`. */
export interface StringAttribute extends Described {
  type: 'string'
  default?: string
}

/** A whole number from `min` to `max`, inclusive. */
export interface NumberAttribute extends Described {
  type: 'number'
  min?: number
  max?: number
  default?: number
}

/** One of `values`. Upper and lower case count as equal. */
export interface EnumAttribute extends Described {
  type: 'enum'
  values: readonly string[]
  default?: string
}

/** A comma-separated list without empty items. If `values` is given, each item is one of them. */
export interface ListAttribute extends Described {
  type: 'list'
  values?: readonly string[]
  default?: readonly string[]
}

/** JSON. `check` returns the typed value, or undefined to reject it. */
export interface JsonAttribute<T = unknown> extends Described {
  type: 'json'
  check: (value: unknown) => T | undefined
  default?: NoInfer<T>
  /** The allowed shape for the warning, such as 'a list of {id, quantity}'. */
  shape?: string
}

export type AttributeDefinition =
  | BooleanAttribute
  | StringAttribute
  | NumberAttribute
  | EnumAttribute
  | ListAttribute
  | JsonAttribute

/** By attribute name, kebab-case. */
export type Attributes = Readonly<Record<string, AttributeDefinition>>

/** `from-paywall` → `fromPaywall`. */
export type PropertyName<K> = K extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyName<Tail>>}`
  : K

/** An absent attribute without a default is undefined. */
type OrAbsent<D, T> = D extends { default: unknown } ? T : T | undefined

type ValueOf<D> = D extends BooleanAttribute
  ? boolean
  : D extends StringAttribute
    ? OrAbsent<D, string>
    : D extends NumberAttribute
      ? OrAbsent<D, number>
      : D extends EnumAttribute
        ? OrAbsent<D, D['values'][number]>
        : D extends ListAttribute
          ? D extends { values: readonly (infer T)[] }
            ? readonly T[]
            : readonly string[]
          : D extends { check: (value: unknown) => infer T }
            ? OrAbsent<D, Exclude<T, undefined>>
            : never

/** The typed attribute values of a definition, by property name. */
export type AttributeValues<A> = {
  readonly [K in keyof A as PropertyName<K>]: ValueOf<A[K]>
}
