import { findById } from '@bindery/state/environment/find-by-id.ts'

/** The page's text for a help box. */
export interface HelpText {
  /** The first heading; null if there is none. */
  readonly title: string | null
  /** A copy of the rest, without scripts, styles, `<link>` and `<base>`: they would affect the page. */
  body(): DocumentFragment
}

const runs = 'script,style,link,base'

const contentOf = (element: Element): ParentNode =>
  element instanceof HTMLTemplateElement ? element.content : element

const headingIn = (content: ParentNode) => content.querySelector('h1,h2,h3,h4,h5,h6')

/** Reads the help from an element of the page: a template, a hidden element, or the flyout's children. */
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

/** Finds the help by its id, starting from the tree of `from`. null: no element has the id. */
export const findHelp = (from: Element, id: string): HelpText | null => {
  const element = findById(from, id)
  return element && textOf(element)
}
