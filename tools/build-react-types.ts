/** The types of `@bindery/react`, derived from the definitions. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import { componentName } from './build-react.ts'
import type { Tag } from './build-tags.ts'

const union = (values: readonly string[]): string =>
  values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ')

function typeOf(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'enum':
      return union(attribute.values)
    case 'list':
      return `readonly (${attribute.values ? union(attribute.values) : 'string'})[]`
    case 'json':
      return 'unknown'
    default:
      return attribute.type
  }
}

const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const comment = (text: string): string => `/** ${text.replaceAll('*/', '* /')} */`

function propsOf({ definition }: Tag): string {
  const attributes = Object.entries(definition.attributes).map(
    ([name, attribute]) =>
      `  ${comment(attribute.description)}\n  ${camel(name)}?: ${typeOf(attribute)} | undefined`,
  )
  const events = Object.entries(definition.events ?? {}).map(([name, { description, detail }]) => {
    const handler = `on${componentName(name)}`
    const payload = detail ? `${detail}` : 'none'
    return `  ${comment(`${description} Detail: ${payload}`)}\n  ${handler}?: (event: CustomEvent) => void`
  })
  return [...attributes, ...events].join('\n')
}

export function reactTypes(tags: readonly Tag[]): string {
  const components = tags.map((tag) => {
    const { tag: name, summary } = tag.definition
    const component = componentName(name)
    return `export interface ${component}Props extends BinderyProps {
${propsOf(tag)}
}

${comment(summary)}
export declare const ${component}: (props: ${component}Props) => ReactNode
`
  })
  return `import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface BinderyProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>
}

export interface BinderyKit {
  push(fn: (kit: BinderyKit) => void): void
  readonly ready: Promise<BinderyKit>
  readonly version: string
  readonly user: { readonly status: string; readonly [field: string]: unknown }
  openAuth(options?: { screen?: string; reason?: string }): Promise<BinderyKit['user']>
  closeAuth(): void
  signOut(options?: { returnTo?: string }): Promise<{ ok: boolean }>
  on(name: string, fn: (event: CustomEvent) => void): () => void
}

/** Starts the kit with settings. Call it before the first component is drawn. */
export declare function startBindery(settings?: Readonly<Record<string, unknown>>): BinderyKit

${components.join('\n')}`
}
