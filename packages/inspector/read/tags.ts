/** The kit's tags on the page: the attributes and the step of each. */

import { nearest } from '@bindery/element/nearest.ts'
import { valueProblem } from '@bindery/server/doctor/attribute-rules.ts'
import { kitDefinitions } from '@bindery/server/doctor/definitions.ts'

/**
 * `unknown`: the kit has no such tag. `waiting`: its code is not loaded. `fallback`: the readers see what stands
 * between the tags. `drawn`: they see the widget.
 */
export type TagStep = 'unknown' | 'waiting' | 'fallback' | 'drawn'

export interface ReadAttribute {
  readonly name: string
  readonly value: string
  /** Why the tag does not take the value; null: it does. */
  readonly problem: string | null
}

export interface InspectedTag {
  readonly element: Element
  readonly tag: string
  readonly step: TagStep
  readonly attributes: readonly ReadAttribute[]
}

const prefix = 'bindery-'
/** Attributes that any element may have, and those of the loader. */
const global =
  /^(id|class|style|slot|lang|dir|hidden|title|role|load|part|tabindex|inert|data-.*|aria-.*)$/

const definitions = new Map(kitDefinitions.map((each) => [each.tag, each]))

function stepOf(element: Element): TagStep {
  const { localName, shadowRoot } = element
  if (!definitions.has(localName)) return customElements.get(localName) ? 'drawn' : 'unknown'
  if (!customElements.get(localName)) return 'waiting'
  // It works on the page as a whole, and draws nothing.
  if (localName === 'bindery-site') return 'drawn'
  const slot = shadowRoot?.lastElementChild
  return slot instanceof HTMLSlotElement && slot.hidden ? 'drawn' : 'fallback'
}

function readAttribute(element: Element, name: string): ReadAttribute {
  const value = element.getAttribute(name) ?? ''
  const own = definitions.get(element.localName)?.attributes ?? {}
  const definition = Object.hasOwn(own, name) ? own[name] : undefined
  if (definition) return { name, value, problem: valueProblem(definition, value) }
  if (global.test(name)) return { name, value, problem: null }
  const near = nearest(name, Object.keys(own))
  return {
    name,
    value,
    problem: `The tag has no such attribute.${near ? ` Did you mean ${near}?` : ''}`,
  }
}

/** Reads all tags of the document, those that only look like the kit's included, in the order of the page. */
export function readTags(): readonly InspectedTag[] {
  const elements = [...document.querySelectorAll('*')]
  return elements
    .filter(({ localName }) => localName.startsWith(prefix))
    .map((element) => ({
      element,
      tag: element.localName,
      step: stepOf(element),
      // Without a definition there is nothing to compare with.
      attributes: definitions.has(element.localName)
        ? element.getAttributeNames().map((name) => readAttribute(element, name))
        : [],
    }))
}
