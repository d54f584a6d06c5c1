import { tell } from './tell.ts'

/** What the kit puts at the end of the body. */
const ours = '[data-bindery-layer],[data-bindery-added]'
/** But not paragraphs and the like that a view has put among its children. */
const pageContent =
  ':is(p,h1,h2,h3,h4,h5,h6,article,section,main,footer,figure,table,ul,ol,script):not([data-bindery-light] *)'

/** In @bindery/react: React closes each tag that it draws. */
declare const BINDERY_WHOLE_TAGS: boolean | undefined

/**
 * Whether the children are the rest of the page, not a fallback. An editor writes `<bindery-price />`; HTML
 * ignores the slash, and all that follows becomes a child. Page content inside and nothing after the tag
 * give it away. Then the children stay, to be safe.
 */
export function holdsThePage(element: HTMLElement, tag: string): boolean {
  if (typeof BINDERY_WHOLE_TAGS !== 'undefined') return false
  let next = element.nextElementSibling
  while (next?.matches(ours)) next = next.nextElementSibling
  if (next || element.nextSibling?.nodeType === Node.TEXT_NODE) return false
  // Nothing is after the element that is being read, and more may come into it.
  if (document.readyState === 'loading') return true
  // Nor is a tag inside of itself a fallback.
  const torn = element.querySelector(`${pageContent},${tag}`) || element.matches(`${tag} *`)
  if (!torn) return false
  tell((words) => words.noEndTag(tag, element))
  return true
}

/**
 * Gives focus from what is hidden now to the first in these that takes it; what does not show takes none. Nothing
 * is pressed.
 */
export function focusFirst(from: HTMLElement, ...parts: readonly ParentNode[]): void {
  // For a moment it would have it still.
  from.blur()
  parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')])
    .some((each) => {
      each.focus({ preventScroll: true })
      return each.matches(':focus')
    })
}

/** A clone of the element brings copies of what was drawn among its children. */
export function removeCopies(element: HTMLElement): void {
  if (!element.firstElementChild) return
  for (const copy of element.querySelectorAll(':scope > [data-bindery-light]')) copy.remove()
}
