/** The types of the tags for JSX and templates, a file for each framework: `@bindery/elements/vue` and others. */

import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { strategies } from '@bindery/element/definition.ts'
import { propertyName } from '@bindery/element/element-type.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { className, comment, typeText } from './definitions-names.ts'

const load = strategies.map((each) => `'${each}'`).join(' | ')

/** What HTML also writes a value as. */
const asText = ({ type }: AttributeDefinition): string[] =>
  type === 'number' ? [`\`\${number}\``] : type === 'list' ? ['string'] : []

/**
 * What an attribute may be: a template may write numbers and lists as text, as HTML does. By both names, because
 * vue-tsc reads `page-size` as `pageSize`.
 */
const htmlTypeText = (attribute: AttributeDefinition): string =>
  [typeText(attribute), ...asText(attribute)].join(' | ')

/** Lets JSX write numbers and lists as text, too. */
export function withText(jsx: string, definitions: readonly Definition[]): string {
  const types = definitions.flatMap(({ tag, attributes }) =>
    Object.entries(attributes).flatMap(([name, attribute]) =>
      asText(attribute).map(
        (text) => [`${className(tag)}["${propertyName(name)}"]`, text] as const,
      ),
    ),
  )
  return types.reduce(
    (all, [type, text]) => all.replaceAll(`?: ${type} |`, `?: ${type} | ${text} |`),
    jsx,
  )
}

function attributesText({ attributes }: Definition): string {
  const fields = Object.entries(attributes).flatMap(([name, attribute]) => {
    const text = comment(attribute.description, attribute.deprecated)
    const property = propertyName(name)
    const names = property === name ? [name] : [`'${name}'`, property]
    return names.map(
      (each) => `    ${text}\n    ${each}?: ${htmlTypeText(attribute)} | null | undefined`,
    )
  })
  return [
    ...fields,
    `    /** When the tag’s code is loaded. */\n    load?: ${load} | null | undefined`,
  ].join('\n')
}

/** Contents of tag-props.d.ts: what each tag takes and sends, without any framework. */
export function tagProps(definitions: readonly Definition[], events: EventCatalogue): string {
  const attributes = definitions.map(
    (definition) =>
      `  ${comment(definition.summary, definition.deprecated)}\n  '${definition.tag}': {\n${attributesText(definition)}\n  }`,
  )
  const names = definitions.map((definition) => {
    const own = events.of(definition).map(({ name }) => `'${name}'`)
    return `  '${definition.tag}': ${own.join(' | ')}`
  })
  return `import type { BinderyEventMap } from './index.js'

/** The attributes of each tag, by both names: \`item-title\` and \`itemTitle\`. */
export interface TagAttributes {
${attributes.join('\n')}
}

/** The names of the events of each tag. */
export interface TagEventNames {
${names.join('\n')}
}

export type Tag = keyof TagAttributes

/** The listeners of a tag's events. \`Name\` makes the name of a prop of that of an event. */
export type Listener<E extends keyof BinderyEventMap> =
  | ((event: BinderyEventMap[E]) => void)
  | null
  | undefined
`
}

const imports = `import type { BinderyEventMap } from './index.js'
import type { Listener, Tag, TagAttributes, TagEventNames } from './tag-props.js'
`

/** React 19, Preact and others render the tags as they are, with \`onbindery-saved\`. */
const jsx = (module: string): string => `import type { CustomElements } from './jsx.js'

declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
`

const vue = `import type { HTMLAttributes, ReservedProps } from 'vue'
${imports}
type Pascal<S extends string> = S extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Capitalize<Head>}\${Pascal<Tail>}\`
  : Capitalize<S>

/** \`@bindery-saved\` in a template, \`onBinderySaved\` in JSX. */
type Listeners<T extends Tag> = {
  [E in TagEventNames[T] & keyof BinderyEventMap as \`on\${Pascal<E>}\`]?: Listener<E>
}
type Props<T extends Tag> = Omit<HTMLAttributes, keyof TagAttributes[T]> &
  ReservedProps &
  TagAttributes[T] &
  Listeners<T>

type Components = {
  [T in Tag]: new () => HTMLElementTagNameMap[T] & { $props: Props<T> }
}
type Elements = { [T in Tag]: Props<T> }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`

const svelte = `import type { HTMLAttributes } from 'svelte/elements'
${imports}
/** \`onbindery-saved\` in Svelte 5, \`on:bindery-saved\` before. */
type Listeners<T extends Tag> = {
  [E in TagEventNames[T] & keyof BinderyEventMap as \`on\${E}\` | \`on:\${E}\`]?: Listener<E>
}
type Elements = {
  [T in Tag]: Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof TagAttributes[T]> &
    TagAttributes[T] &
    Listeners<T>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`

/** The declarations by subpath. Each is for a project that has the framework. */
export const frameworkTypes: Readonly<Record<string, string>> = {
  react: jsx('react'),
  preact: jsx('preact'),
  vue,
  svelte,
}
