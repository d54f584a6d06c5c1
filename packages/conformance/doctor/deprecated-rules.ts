/** Names that will go in a later version: of tags, attributes, settings and events. */
import { camel } from '@bindery/state/settings/setting-name.ts'
import type { TagDescription } from './definitions.ts'
import type { Page, PageElement } from './page.ts'
import { scriptsOf } from './script-rules.ts'

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const line = (what: string, instead: string): string =>
  `${what} will go in a later version: ${instead}.`

/** The settings of the script tag and of the JSON block, by their place. */
function checkSettings(page: Page, site: TagDescription | undefined): void {
  const old = Object.entries(site?.attributes ?? {}).flatMap(([name, { deprecated }]) =>
    deprecated ? [[name, deprecated] as const] : [],
  )
  const config = page.elements.find(({ attributes }) => attributes.get('id') === 'bindery-config')
  for (const [name, instead] of old) {
    for (const script of scriptsOf(page)) {
      if (!script.attributes.has(`data-${name}`)) continue
      const { offset } = script.attributeSource(`data-${name}`)
      page.report('name-deprecated', offset, line(`The setting ${name}`, instead))
    }
    for (const key of new Set([kebab(name), camel(name)])) {
      const at = config?.text.indexOf(`"${key}"`) ?? -1
      if (config && at >= 0)
        page.report('name-deprecated', config.startEnd + at, line(`The setting ${key}`, instead))
    }
  }
}

/** A listener in a script of the page, or as an attribute. */
function checkEvent(page: Page, name: string, instead: string): void {
  const listened = new RegExp(`['"\`]${name}['"\`]`)
  for (const element of page.elements) {
    const isCode = element.tag === 'script' && !element.attributes.has('src')
    const at = isCode ? element.text.search(listened) : -1
    if (at >= 0)
      page.report('name-deprecated', element.startEnd + at, line(`The event ${name}`, instead))
    if (element.attributes.has(`on${name}`)) {
      const { offset } = element.attributeSource(`on${name}`)
      page.report('name-deprecated', offset, line(`The event ${name}`, instead))
    }
  }
}

function checkElement(page: Page, element: PageElement, definition: TagDescription): void {
  const { tag, deprecated } = definition
  if (deprecated) page.report('name-deprecated', element, line(`<${tag}>`, deprecated))
  for (const [name, attribute] of Object.entries(definition.attributes)) {
    if (!attribute.deprecated || !element.attributes.has(name)) continue
    const { offset } = element.attributeSource(name)
    page.report('name-deprecated', offset, line(`<${tag}> ${name}`, attribute.deprecated))
  }
}

export function checkDeprecated(page: Page, definitions: readonly TagDescription[]): void {
  for (const element of page.elements) {
    const definition = definitions.find(({ tag }) => tag === element.tag)
    if (definition) checkElement(page, element, definition)
  }
  for (const { deprecatedEvents = {} } of definitions)
    for (const [name, instead] of Object.entries(deprecatedEvents)) checkEvent(page, name, instead)
  checkSettings(
    page,
    definitions.find(({ tag }) => tag === 'bindery-site'),
  )
}
