import { isLast } from '@bindery/element/fallback.ts'

/** The duration of the animation, in ms (spec content and commerce 9). */
const duration = 300

const slotOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLSlotElement>('.slides > slot')

/** The slotted children, in document order. */
export const slidesOf = (element: HTMLElement): HTMLElement[] =>
  (slotOf(element)?.assignedElements() ?? []) as HTMLElement[]

/** What is never a slide, but part of a page. */
const pageContent = 'p,h1,h2,h3,h4,h5,h6,header,main,footer,nav,script,bindery-carousel'

/**
 * Whether the children are the rest of the page, because the carousel has no end tag. They must stay visible. Slides
 * could look like that only where an HTML minifier has removed the white space after the end tag.
 */
export const isUnclosed = (element: HTMLElement): boolean =>
  isLast(element) && [...element.children].some((child) => child.matches(pageContent))

/** The visible slide, by carousel. */
export const visibleSlides = new WeakMap<HTMLElement, HTMLElement>()
/** The slides that the carousel has marked, and must restore. */
const marked = new WeakSet<HTMLElement>()

/** Removes the carousel's marks from a slide. */
export const releaseSlide = (slide: HTMLElement): void => {
  if (!marked.delete(slide)) return
  slide.inert = false
  slide.removeAttribute('data-bindery-slide')
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Removes the marks from all slides of a carousel, when it is destroyed. */
export const releaseAll = (element: HTMLElement): void => {
  visibleSlides.delete(element)
  for (const child of element.children) releaseSlide(child as HTMLElement)
}

/**
 * Shows one slide, and makes the others inert. The slide moves in from the side that `direction` names,
 * mirrored in right-to-left text.
 */
export const showSlide = (element: HTMLElement, current: number, direction: -1 | 0 | 1): void => {
  const slides = slidesOf(element)
  const visible = slides[current]
  const before = visibleSlides.get(element)
  for (const slide of slides) {
    marked.add(slide)
    slide.inert = slide !== visible
    slide.dataset['binderySlide'] = slide === visible ? 'now' : ''
  }
  if (!visible || visible === before) return
  visibleSlides.set(element, visible)
  if (!direction || !before?.isConnected || prefersReducedMotion()) return
  const side = direction * (getComputedStyle(element).direction === 'rtl' ? -100 : 100)
  const timing = { duration, easing: 'ease' }
  const at = (percent: number) => ({ translate: `${percent}%`, visibility: 'visible' })
  // The Web Animations API leaves the page's markup unchanged.
  before.animate([at(0), at(-side)], timing)
  visible.animate([at(side), at(0)], timing)
}
