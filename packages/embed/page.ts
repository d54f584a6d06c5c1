import type { Page } from '@bindery/state/environment.ts'

const locked = { overflow: 'hidden', 'scrollbar-gutter': 'stable' } as const

/** What the kit may do to the page around it; all of it can be taken back. */
export function createPage(): Page {
  const root = document.documentElement
  let locks = 0
  let restore: (() => void)[] = []

  const lock = (): void => {
    // Without a gutter the page would jump sideways by the width of its scrollbar.
    const hasBar = window.innerWidth > root.clientWidth
    for (const [name, value] of Object.entries(locked)) {
      if (name === 'scrollbar-gutter' && !hasBar) continue
      const before = root.style.getPropertyValue(name)
      const priority = root.style.getPropertyPriority(name)
      root.style.setProperty(name, value, 'important')
      restore.push(() => root.style.setProperty(name, before, priority))
    }
  }
  return {
    rootClass: (name, on) => void root.classList.toggle(name, on),
    rootClasses: () => [...root.classList],
    lockScroll: () => {
      if (locks++ === 0) lock()
      let done = false
      return () => {
        if (done) return
        done = true
        if (--locks > 0) return
        restore.forEach((undo) => void undo())
        restore = []
      }
    },
    language: () => root.lang || null,
  }
}
