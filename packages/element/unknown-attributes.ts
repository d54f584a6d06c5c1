import type { Kind } from './kind.ts'
import { tell } from './tell.ts'

/** Common attributes. Others that are no mistake fetch the words for nothing; nothing is said of them. */
const usual = /^(id|class|style|slot|hidden|load|data-|aria-)/

/** An attribute that the tag does not know is told when it is nearly one that it knows, or a piece of a text. */
export function tellUnknownAttributes(element: Element, { definition, properties }: Kind): void {
  for (const name of element.getAttributeNames()) {
    if (properties.has(name) || usual.test(name)) continue
    tell((words) => words.unknownAttribute(element, name, definition))
  }
}
