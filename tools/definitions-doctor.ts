/** The tags as `bindery doctor` needs them: a file of the repository, so that the rules run without a build. */
import type { Definition } from '@bindery/element/definition.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { attributesOf, slotsOf } from './definitions-inherited.ts'

const deprecatedEvents = (definition: Definition, events: EventCatalogue) => {
  const old = events
    .of(definition)
    .flatMap(({ name, deprecated }) => (deprecated ? [[name, deprecated] as const] : []))
  return old.length > 0 ? { deprecatedEvents: Object.fromEntries(old) } : {}
}

/** Contents of packages/conformance/doctor/definitions.json: a tag on each line. */
export function doctorDefinitions(
  definitions: readonly Definition[],
  events: EventCatalogue,
): string {
  const lines = definitions
    .map((definition) => ({
      tag: definition.tag,
      inline: (definition.render?.options.display ?? 'block').startsWith('inline'),
      slots: slotsOf(definition).map(([name]) => name),
      attributes: Object.fromEntries(
        attributesOf(definition).map(([name, { description, ...attribute }]) => [
          name,
          // Only the description of a required attribute is part of a finding.
          attribute.required ? { ...attribute, description } : attribute,
        ]),
      ),
      ...(definition.deprecated ? { deprecated: definition.deprecated } : {}),
      ...deprecatedEvents(definition, events),
    }))
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
    .map((each) => JSON.stringify(each))
  return `[\n${lines.join(',\n')}\n]\n`
}
