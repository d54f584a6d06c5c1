/** The types of the tags: element interfaces, tag names and events. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { propertyName } from '@bindery/element/element-type.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { className, comment, defaultText, typeText } from './definitions-names.ts'

/** The types of `window.bindery`: the source of kit-types.ts, without its first comment. */
export const kitTypes = (): string =>
  readFileSync(join(import.meta.dirname, '../packages/embed/kit/kit-types.ts'), 'utf8').replace(
    /^\/\*\*.*?\*\/\n+/s,
    '',
  )

/** The types of the reader in `kit.user`. They need no DOM. */
export const userTypes = (): string =>
  /^\/\*\* Nobody is signed in[\s\S]*?^export type KitUser .*$/m.exec(kitTypes())?.[0] ?? ''

function elementText(definition: Definition): string {
  const fields = Object.entries(definition.attributes).map(([name, attribute]) => {
    const absent =
      attribute.type === 'boolean' || attribute.type === 'list' || defaultText(attribute)
        ? ''
        : ' | undefined'
    return `  ${comment(attribute.description, attribute.deprecated)}\n  ${propertyName(name)}: ${typeText(attribute)}${absent}`
  })
  const body = fields.length > 0 ? `{\n${fields.join('\n')}\n}` : '{}'
  return `${comment(definition.summary, definition.deprecated)}\nexport interface ${className(definition.tag)} extends HTMLElement ${body}`
}

/** Contents of bindery.d.ts, which a page's TypeScript includes with `/// <reference types>`. */
export function tagTypes(definitions: readonly Definition[], events: EventCatalogue): string {
  const map = events.all.map(
    ({ name, detail, description, deprecated }) =>
      `  ${comment(description, deprecated)}\n  '${name}': CustomEvent<${detail}>`,
  )
  const tags = definitions.map(({ tag }) => `    '${tag}': ${className(tag)}`)
  return `${[
    ...events.types.values(),
    kitTypes().trimEnd(),
    ...definitions.map(elementText),
    `/** All events bubble and are composed: listen on the tag or on the document. */\nexport interface BinderyEventMap {\n${map.join('\n')}\n}`,
    `declare global {\n  interface HTMLElementTagNameMap {\n${tags.join('\n')}\n  }\n  interface HTMLElementEventMap extends BinderyEventMap {}\n  interface DocumentEventMap extends BinderyEventMap {}\n  interface Window {\n    ${comment('Until the kit is loaded, a list of callbacks.')}\n    bindery?: BinderyKit | ((kit: BinderyKit) => void)[]\n  }\n}`,
  ].join('\n\n')}\n`
}
