import { focused, hasFocus } from '@bindery/ui/focus/focus.ts'

/** How much of an element the banner covers, in CSS pixels; 0 for an element too high to be scrolled free. */
const coveredHeight = (element: Element, banner: Element): number => {
  const { bottom, height } = element.getBoundingClientRect()
  const { top } = banner.getBoundingClientRect()
  return height < top ? Math.max(0, bottom - top) : 0
}

/**
 * Keeps the banner from covering the focused element (WCAG 2.2, focus not obscured). The page scrolls the
 * element free. At the end of the page, where it cannot scroll on, the banner is hidden until focus moves.
 */
export const keepFocusVisible = (banner: HTMLElement, host: HTMLElement): (() => void) => {
  let frame = 0
  let before: HTMLElement | null = null
  const uncover = () => {
    const element = focused()
    before = element
    banner.classList.remove('is-set-aside')
    if (!element || element === document.body || hasFocus(banner)) return
    if (!element.matches(':focus-visible')) return
    const covered = coveredHeight(element, banner)
    if (covered) scrollBy({ top: covered + 8, behavior: 'instant' })
    banner.classList.toggle('is-set-aside', coveredHeight(element, banner) > 0)
  }
  const nextFrame = (step: () => void) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(step)
  }
  const onFocusIn = (event: Event) => {
    const own = event.composedPath().includes(host)
    if (own) banner.classList.remove('is-set-aside')
    // The browser scrolls to the focused element only after the event.
    else nextFrame(uncover)
  }
  // `focusin` does not leave a shadow tree when focus moves inside it, so keys are watched, too. A key that
  // only scrolls moves no focus.
  const onKeyDown = () => nextFrame(() => focused() === before || uncover())
  nextFrame(uncover)
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('keydown', onKeyDown, true)
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('keydown', onKeyDown, true)
  }
}
