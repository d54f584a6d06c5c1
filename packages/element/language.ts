/** The language of the words that views are made of; '' while it is the page's own. */
export const language = { tag: '' }

/**
 * Says it on what is ours, so that a screen reader does not read English words with the sounds of the
 * page's language. The fallback and what a page puts in slots keep the page's.
 */
export const speak = (element: HTMLElement): void => {
  if (language.tag) element.lang = language.tag
}
