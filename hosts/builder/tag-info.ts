import type { AttributeDefinition } from '@bindery/element/attributes.ts'

/** A tag as the builder knows it: the part of its definition that is data. The build writes it. */
export interface TagInfo {
  readonly tag: string
  /** The name of the React component. */
  readonly component: string
  readonly summary: string
  readonly attributes: Readonly<Record<string, AttributeInfo>>
}

export type AttributeInfo = AttributeDefinition & {
  /** The name of the prop. */
  readonly prop: string
}

/** The default as an editor writes it, or undefined. */
export const defaultText = (attribute: AttributeInfo): string | undefined =>
  'default' in attribute && attribute.default !== undefined ? String(attribute.default) : undefined
