/** The types of `@bindery/react`, derived from the definitions. */
import { propertyName } from '@bindery/element/element-type.ts'
import type { Tag } from './build-tags.ts'
import { type EventCatalogue, readEvents } from './definitions-events.ts'
import { className, comment, typeText } from './definitions-names.ts'
import { kitTypes } from './definitions-types.ts'
import { settingsTypes } from './settings-types.ts'

function propsOf({ definition }: Tag, eventCatalogue: EventCatalogue): string {
  const attributes = Object.entries(definition.attributes).map(
    ([name, attribute]) =>
      `  ${comment(attribute.description, attribute.deprecated)}\n  ${propertyName(name)}?: ${typeText(attribute)} | undefined`,
  )
  const events = eventCatalogue
    .of(definition)
    .map(
      ({ name, description, detail, deprecated }) =>
        `  ${comment(description, deprecated)}\n  on${className(name)}?: (event: CustomEvent<${detail}>) => void`,
    )
  return [...attributes, ...events].join('\n')
}

/** Contents of index.d.ts. */
export async function reactTypes(tags: readonly Tag[]): Promise<string> {
  const events = await readEvents(tags.map(({ definition }) => definition))
  const components = tags.map((tag) => {
    const component = className(tag.definition.tag)
    return `export interface ${component}Props extends BinderyProps {
${propsOf(tag, events)}
}

${comment(tag.definition.summary, tag.definition.deprecated)}
export declare const ${component}: (props: ${component}Props) => ReactNode
`
  })
  return `import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface BinderyProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>
}

${[...events.types.values(), kitTypes(), settingsTypes()].join('\n\n')}
${components.join('\n')}`
}
