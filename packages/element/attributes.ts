/** Fields that every attribute has. Texts are for the docs: the shipped build drops them. */
interface Described {
  description: string
}

/** Presence is true, whatever the value. */
export interface BooleanAttribute extends Described {
  type: 'boolean'
}

/** Text, trimmed. Without `default` it is undefined when absent. */
export interface StringAttribute extends Described {
  type: 'string'
  default?: string
}

/** A whole number from `min` to `max`, both allowed. */
export interface NumberAttribute extends Described {
  type: 'number'
  min?: number
  max?: number
  default?: number
}

/** One of `values`, in any case of letters. */
export interface EnumAttribute extends Described {
  type: 'enum'
  values: readonly string[]
  default?: string
}

/** Comma-separated; empty items are dropped. `values`, when given, are all that is allowed. */
export interface ListAttribute extends Described {
  type: 'list'
  values?: readonly string[]
  default?: readonly string[]
}

/** JSON that `check` accepts: it returns the typed value, or undefined to refuse it. */
export interface JsonAttribute<T = unknown> extends Described {
  type: 'json'
  check: (value: unknown) => T | undefined
  default?: NoInfer<T>
  /** What is allowed, in words, for the warning: 'a list of {id, quantity}'. */
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

/** Without a default, an absent attribute is undefined. */
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

/** The typed values of a definition's attributes, by property name. */
export type AttributeValues<A> = {
  readonly [K in keyof A as PropertyName<K>]: ValueOf<A[K]>
}
