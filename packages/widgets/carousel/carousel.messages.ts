import { params } from '@bindery/state/messages/phrases.ts'

/** The texts of the carousel; overridden by `carousel.<key>`. */
export const carouselMessages = {
  /** The carousel's name without a label. */
  label: 'Slides',
  /** The role description that screen readers announce. */
  carousel: 'carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  slide: params('Slide {number} of {count}'),
}
