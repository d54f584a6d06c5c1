import { focused, hasFocus } from '@bindery/ui/focus.ts'

/** How much of an element is under the banner, in CSS pixels; 0 for one that no scrolling could free. */
const under = (element: Element, banner: Element): number => {
  const { bottom, height } = element.getBoundingClientRect()
  const { top } = banner.getBoundingClientRect()
  return height < top ? Math.max(0, bottom - top) : 0
}

/**
 * Keeps the banner from lying over what has focus (WCAG 2.2, focus not obscured): the page is scrolled
 * on, and where it has come to its end the banner is not seen until focus has gone elsewhere.
 */
export const stepAside = (banner: HTMLElement, host: HTMLElement): (() => void) => {
  let frame = 0
  let before: HTMLElement | null = null
  const look = () => {
    const element = focused()
    before = element
    banner.classList.remove('is-aside')
    if (!element || element === document.body || hasFocus(banner)) return
    if (!element.matches(':focus-visible')) return
    const rest = under(element, banner)
    if (rest) scrollBy({ top: rest + 8, behavior: 'instant' })
    banner.classList.toggle('is-aside', under(element, banner) > 0)
  }
  const later = (step: () => void) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(step)
  }
  const soon = (event: Event) => {
    const own = event.composedPath().includes(host)
    if (own) banner.classList.remove('is-aside')
    // The browser scrolls to what gets focus after it has said so.
    else later(look)
  }
  // A step within a shadow tree is told to nobody outside; a key that only scrolls moves no focus.
  const pressed = () => later(() => focused() === before || look())
  later(look)
  document.addEventListener('focusin', soon)
  document.addEventListener('keydown', pressed, true)
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', soon)
    document.removeEventListener('keydown', pressed, true)
  }
}
