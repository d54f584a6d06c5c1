import { byId } from '@bindery/state/by-id.ts'

/** The words of a help box: the page's own. */
export interface HelpText {
  /** Its first heading; null when it has none. */
  readonly title: string | null
  /** A copy of the rest, without what would run. */
  body(): DocumentFragment
}

const runs = 'script,style,link,base'

const contentOf = (element: Element): ParentNode =>
  element instanceof HTMLTemplateElement ? element.content : element

const headingIn = (content: ParentNode) => content.querySelector('h1,h2,h3,h4,h5,h6')

/** What an element of the page holds: a hidden one, a template, or a flyout with words between its tags. */
export const textOf = (element: Element): HelpText => {
  const content = contentOf(element)
  return {
    title: headingIn(content)?.textContent?.trim() || null,
    body: () => {
      const copy = document.createDocumentFragment()
      for (const node of content.childNodes) copy.append(document.importNode(node, true))
      for (const one of copy.querySelectorAll(runs)) one.remove()
      headingIn(copy)?.remove()
      return copy
    },
  }
}

/** The help with an id, as an element of the page sees it; null when there is none. */
export const findHelp = (from: Element, id: string): HelpText | null => {
  const element = byId(from, id)
  return element && textOf(element)
}
