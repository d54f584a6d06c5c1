import type { Off } from '@bindery/state/environment/environment.ts'

/** The root margin of all that lies above the window. An element that intersects it has been scrolled past. */
const aboveWindow = '1000000px 0px -101% 0px'

/**
 * Calls `callback` once the reader has scrolled past the start of the first element that matches the
 * selector. The page may insert the element later. Observers do the work, so scrolling reads no layout.
 * @throws SyntaxError for an invalid selector
 */
export const onScrolledPast = (selector: string, callback: () => void): Off => {
  const intersections = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      stop()
      callback()
    },
    { root: document, rootMargin: aboveWindow },
  )
  const find = () => {
    const article = document.querySelector(selector)
    if (!article) return
    mutations.disconnect()
    intersections.observe(article)
  }
  const mutations = new MutationObserver(find)
  const stop = () => {
    mutations.disconnect()
    intersections.disconnect()
  }
  mutations.observe(document, { childList: true, subtree: true })
  try {
    find()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
