import type { Model, ViewHost } from './host.ts'

/** What is asked to make a model: the element, and where its view goes. */
export interface Speaker extends ViewHost {
  readonly root: HTMLElement
  /** Looks again: the words have come. */
  schedule(): void
}
type Made = Model<unknown>

export const language = {
  /** The language tag of the words in views, where nothing else is known; '' while it is the page's own. */
  tag: '',
  /**
   * Makes a model in the language of its element; undefined while its words are on their way.
   * The kit puts its own in place.
   */
  begin: (make: () => Made, _speaker: Speaker): Made | undefined => make(),
}

/**
 * Marks what is ours with its language, so that a screen reader does not read English words with the sounds
 * of the page's language. The fallback and what a page puts in slots keep the page's.
 */
export const speak = (element: HTMLElement): void => {
  if (language.tag) element.lang = language.tag
}
