/** The types of `@bindery/react`, derived from the definitions. */
import { propertyName } from '@bindery/element/kind.ts'
import type { Tag } from './build-tags.ts'
import { eventsOf } from './definitions-every.ts'
import { className, comment, typeText } from './definitions-names.ts'
import { kitTypes } from './definitions-types.ts'

function propsOf({ definition }: Tag): string {
  const attributes = Object.entries(definition.attributes).map(
    ([name, attribute]) =>
      `  ${comment(attribute.description)}\n  ${propertyName(name)}?: ${typeText(attribute)} | undefined`,
  )
  const events = eventsOf(definition).map(([name, { description, detail }]) => {
    const text = comment(`${description} Detail: ${detail ?? 'none'}`)
    return `  ${text}\n  on${className(name)}?: (event: CustomEvent) => void`
  })
  return [...attributes, ...events].join('\n')
}

/** Contents of index.d.ts. */
export function reactTypes(tags: readonly Tag[]): string {
  const components = tags.map((tag) => {
    const component = className(tag.definition.tag)
    return `export interface ${component}Props extends BinderyProps {
${propsOf(tag)}
}

${comment(tag.definition.summary)}
export declare const ${component}: (props: ${component}Props) => ReactNode
`
  })
  return `import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface BinderyProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>
}

${kitTypes()}
/**
 * Starts the kit with settings (names in camelCase or kebab-case). Call it before the first component is
 * drawn; without a call the kit starts with what the page says. On a server nothing starts.
 */
export declare function startBindery(settings?: Readonly<Record<string, unknown>>): BinderyKit

${components.join('\n')}`
}
