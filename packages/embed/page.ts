import type { Off, Page } from '@bindery/state/environment.ts'

/** What the kit may do to the page around it; all of it can be taken back. */
export function createPage(): Page {
  const root = document.documentElement
  /** Sets a property of the root's own style; the returned function gives back what was there. */
  const force = (name: string, value: string): Off => {
    const before = root.style.getPropertyValue(name)
    const priority = root.style.getPropertyPriority(name)
    root.style.setProperty(name, value, 'important')
    return () => root.style.setProperty(name, before, priority)
  }
  return {
    rootClass: (name, on) => void root.classList.toggle(name, on),
    rootClasses: () => [...root.classList],
    lockScroll: () => {
      // Without a gutter the page would jump sideways by the width of its scrollbar.
      const gutter = window.innerWidth > root.clientWidth && force('scrollbar-gutter', 'stable')
      const scrolls = force('overflow', 'hidden')
      return () => {
        scrolls()
        if (gutter) gutter()
      }
    },
  }
}
