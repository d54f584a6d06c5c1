import { onClickOutside } from '../focus/on-click-outside.ts'

export interface PanelListeners {
  /** Elements that count as inside: the panel and its anchor. */
  inside: () => readonly (HTMLElement | null)[]
  onClickOutside: () => void
  onEscape: () => void
  onTab: (event: KeyboardEvent) => void
}

/**
 * Listens to clicks outside an open panel, and to Escape and Tab anywhere in the document. A key that
 * ends a composition is not handled.
 * @returns stops listening
 */
export function listenToPanel({ inside, onEscape, onTab, ...on }: PanelListeners): () => void {
  const stopOutside = onClickOutside(inside, on.onClickOutside)
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Tab') onTab(event)
    if (event.key !== 'Escape') return
    // Escape closes the panel only: no search field is emptied, and no layer of the page closes.
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  }
  document.addEventListener('keydown', onKey, true)
  return () => {
    stopOutside()
    document.removeEventListener('keydown', onKey, true)
  }
}
