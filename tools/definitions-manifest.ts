/** custom-elements.json 2.1 from the definitions: what editors, catalogues and Storybook read. */

import { tagCalls } from '@bindery/contract/tag-calls.ts'
import type { CustomStates, Definition } from '@bindery/element/definition.ts'
import { propertyName } from '@bindery/element/element-type.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { attributesOf, slotsOf } from './definitions-inherited.ts'
import { className, defaultText, typeText } from './definitions-names.ts'
import { withoutText } from './definitions-sections.ts'

const named = (entries: readonly [string, string][]) =>
  entries.map(([name, description]) => ({ name, description }))

const statesOf = (states: CustomStates): [string, string][] =>
  Object.entries(states).map(([name, { description }]) => [name, description])

const whenDeprecated = (deprecated?: string) => (deprecated ? { deprecated } : {})

function declarationOf(definition: Definition, events: EventCatalogue) {
  const {
    tag,
    summary,
    attributes,
    deprecated,
    parts = {},
    states = {},
    cssProperties = {},
  } = definition
  const described = attributesOf(definition).map(([name, attribute]) => {
    const value = defaultText(attribute)
    return {
      name,
      description: attribute.description,
      type: { text: typeText(attribute) },
      ...(value === undefined ? {} : { default: JSON.stringify(value) }),
      ...whenDeprecated(attribute.deprecated),
      ...(name in attributes ? { fieldName: propertyName(name) } : {}),
    }
  })
  const members = described.flatMap(({ name, fieldName, ...rest }) =>
    fieldName ? [{ kind: 'field', ...rest, name: fieldName, attribute: name, reflects: true }] : [],
  )
  return {
    kind: 'class',
    name: className(tag),
    summary,
    description: summary,
    ...whenDeprecated(deprecated),
    customElement: true,
    tagName: tag,
    superclass: { name: 'HTMLElement' },
    attributes: described,
    members,
    events: events.of(definition).map(({ name, detail, cancelable, description, deprecated }) => ({
      name,
      ...whenDeprecated(deprecated),
      description: cancelable ? `${description} Cancelable.` : description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: named(slotsOf(definition)),
    cssParts: named(Object.entries(parts)),
    cssProperties: named(Object.entries(cssProperties)),
    cssStates: named(statesOf(states)),
    // Ours: readers of a manifest skip members that they do not know.
    calls: (tagCalls[tag]?.needs ?? [])
      .map((name): object => ({ name, needed: true }))
      .concat(
        (tagCalls[tag]?.optional ?? []).map((name) => ({
          name,
          needed: false,
          without: withoutText(name),
        })),
      ),
  }
}

/**
 * The manifest of all tags.
 * @param pathOf the module that defines a tag. Default: the one script, which has them all
 */
export function customElementsManifest(
  definitions: readonly Definition[],
  events: EventCatalogue,
  pathOf: (tag: string) => string = () => 'bindery.js',
) {
  const paths = new Set(definitions.map(({ tag }) => pathOf(tag)))
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [...paths].map((path) => {
      const own = definitions.filter(({ tag }) => pathOf(tag) === path)
      return {
        kind: 'javascript-module',
        path,
        declarations: own.map((each) => declarationOf(each, events)),
        exports: own.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module: path },
        })),
      }
    }),
  }
}
