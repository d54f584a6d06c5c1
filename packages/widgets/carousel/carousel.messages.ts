import { params } from '@bindery/state/phrases.ts'

/** The texts of the carousel; overridden by `carousel.<key>`. */
export const carouselMessages = {
  /** The name of the carousel where the page has given none. */
  label: 'Slides',
  /** What kind of thing it is, and each of its parts, as a screen reader says it. */
  carousel: 'carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  slide: params('Slide {number} of {count}'),
}
