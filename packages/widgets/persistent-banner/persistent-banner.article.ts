import type { Off } from '@bindery/state/environment.ts'

/** From above the page down to a hundredth of the window over it: what is in there has been passed. */
const above = '1000000px 0px -101% 0px'

/**
 * Calls `act` once when the start of the first element of that kind has been scrolled past, also when
 * the page puts it in later. Nothing is asked of the page while it scrolls.
 * @throws when it is no selector
 */
export const whenPassed = (selector: string, act: () => void): Off => {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      stop()
      act()
    },
    { root: document, rootMargin: above },
  )
  const find = () => {
    const article = document.querySelector(selector)
    if (!article) return
    arrivals.disconnect()
    sight.observe(article)
  }
  const arrivals = new MutationObserver(find)
  const stop = () => {
    arrivals.disconnect()
    sight.disconnect()
  }
  arrivals.observe(document, { childList: true, subtree: true })
  try {
    find()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
