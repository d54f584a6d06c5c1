/** How long a slide takes, in ms (spec content and commerce 9). */
const lasting = 300

const slotOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLSlotElement>('.slides > slot')

/** The page's own children, in their order. */
export const slidesOf = (element: HTMLElement): HTMLElement[] =>
  (slotOf(element)?.assignedElements() ?? []) as HTMLElement[]

/** The slide that each carousel shows. */
export const shown = new WeakMap<HTMLElement, HTMLElement>()
/** What was inert, hidden or named by us, and is given back. */
const ours = new WeakSet<HTMLElement>()

/** Takes our marks off what the page has taken out of its carousel. */
export const letGo = (slide: HTMLElement): void => {
  if (!ours.delete(slide)) return
  slide.inert = false
  slide.removeAttribute('data-bindery-slide')
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The carousel has left the page, or given up. */
export const letAllGo = (element: HTMLElement): void => {
  shown.delete(element)
  for (const child of element.children) letGo(child as HTMLElement)
}

/**
 * Lets one slide be seen and nothing of the others be reached. It comes from the side that `way` says,
 * in the direction of the page's text.
 */
export const showSlide = (element: HTMLElement, current: number, way: -1 | 0 | 1): void => {
  const slides = slidesOf(element)
  const now = slides[current]
  const before = shown.get(element)
  for (const slide of slides) {
    ours.add(slide)
    slide.inert = slide !== now
    slide.dataset['binderySlide'] = slide === now ? 'now' : ''
  }
  if (!now || now === before) return
  shown.set(element, now)
  if (!way || !before?.isConnected || still()) return
  const side = way * (getComputedStyle(element).direction === 'rtl' ? -100 : 100)
  const timing = { duration: lasting, easing: 'ease' }
  const at = (percent: number) => ({ translate: `${percent}%`, visibility: 'visible' })
  // The platform plays it: nothing of the page's markup changes for it.
  before.animate([at(0), at(-side)], timing)
  now.animate([at(side), at(0)], timing)
}
