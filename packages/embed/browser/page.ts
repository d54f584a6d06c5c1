import type { Off, Page } from '@bindery/state/environment/environment.ts'

/** The changes that the kit makes to the page around it. Each can be undone. */
export function createPage(): Page {
  const root = document.documentElement
  /** Sets an inline style of the root. The returned function restores the page's value. */
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
      // Without a gutter the layout would shift by the width of the scrollbar.
      const restoreGutter =
        window.innerWidth > root.clientWidth && force('scrollbar-gutter', 'stable')
      const restoreOverflow = force('overflow', 'hidden')
      return () => {
        restoreOverflow()
        if (restoreGutter) restoreGutter()
      }
    },
  }
}
