import { warnLazily } from './warn-lazily.ts'

/** Elements that the kit appends to the body. */
const kitElements = '[data-bindery-layer],[data-bindery-added]'
/** Elements that a page has and a fallback has not. What a view renders among its children does not count. */
const pageContent =
  ':is(p,h1,h2,h3,h4,h5,h6,article,section,main,footer,figure,table,ul,ol,script):not([data-bindery-light] *)'

/** Defined in the build of @bindery/react, where every tag has an end tag. */
declare const BINDERY_WHOLE_TAGS: boolean | undefined

/** Whether nothing follows the element in its parent, not even white space. */
export function isLast(element: HTMLElement): boolean {
  if (typeof BINDERY_WHOLE_TAGS !== 'undefined') return false
  let next = element.nextElementSibling
  // A field of the name `matches` hides the method of its form.
  while (next && element.matches.call(next, kitElements)) next = next.nextElementSibling
  return !next && element.nextSibling?.nodeType !== Node.TEXT_NODE
}

/**
 * Whether the children are the rest of the page and not a fallback. An editor writes `<bindery-price />`. HTML
 * ignores the slash, so all that follows becomes a child. Two signs together tell: the children hold page
 * content, and nothing follows the tag.
 */
export function containsPageContent(element: HTMLElement, tag: string): boolean {
  if (!isLast(element)) return false
  // The parser is inside of the element, and more children may follow.
  if (document.readyState === 'loading') return true
  // A tag inside of the same tag is no fallback either.
  const found = element.querySelector(`${pageContent},${tag}`) || element.matches(`${tag} *`)
  if (!found) return false
  warnLazily(({ missingEndTag }) => missingEndTag(tag, element))
  return true
}

/** Moves focus from a hidden element to the first focusable element in `parts`, without a click on it. */
export function focusFirst(from: HTMLElement, ...parts: readonly ParentNode[]): void {
  // A hidden element keeps the focus until the next frame.
  from.blur()
  parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')])
    .some((each) => {
      each.focus({ preventScroll: true })
      return each.matches(':focus')
    })
}

/** `cloneNode(true)` also copies what the view of the original rendered among its children. */
export function removeClonedContent(element: HTMLElement): void {
  if (!element.firstElementChild) return
  for (const copy of element.querySelectorAll(':scope > [data-bindery-light]')) copy.remove()
}
