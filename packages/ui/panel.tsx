import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focused, focusInside, hasFocus } from './focus.ts'
import { hangOn } from './hang-on.ts'
import { useUid } from './ids.tsx'
import { tabStops } from './tab-stops.ts'
import { useLatest } from './use-latest.ts'

export interface PanelProps {
  /** What it hangs on: a button in another tree, mostly. It is not outside of the panel. */
  anchor: HTMLElement
  /** The visible heading, which names the panel. */
  title: ReactNode
  /** Name of the close control. Default 'Close'. */
  closeLabel?: string | undefined
  /** Leaves focus where it is, for what nobody asked for. */
  unasked?: boolean | undefined
  /** The reader asks to close: Escape, a click outside, the close control. Stop rendering it then. */
  onClose: () => void
  children?: ReactNode
}

/**
 * Lets the browser's Tab go on from the anchor. Where it knows the anchor for the source of the popover
 * it would come straight back, so the panel is out of its way meanwhile.
 */
const goOn = (panel: HTMLElement, anchor: HTMLElement) => {
  anchor.focus()
  panel.inert = true
  requestAnimationFrame(() => {
    panel.inert = false
  })
}

/**
 * A flyout whose button is somewhere else on the page; rendered means open. Where it stands in the
 * page does not matter: it hangs on its anchor, Tab goes from there into it and from its end on to
 * what follows the anchor, and when it closes with focus inside, focus returns to the anchor.
 */
export function Panel(props: PanelProps) {
  const { anchor, title, closeLabel = 'Close', children } = props
  const id = useUid()
  const panel = useRef<HTMLDivElement>(null)
  const latest = useLatest(props)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const opener = focused()
    const letGo = hangOn(anchor, element)
    if (!latest.current.unasked) focusInside(element)

    const isInside = (event: Event) => {
      const path = event.composedPath()
      return path.includes(element) || path.includes(anchor)
    }
    let outside = false
    // Both ends: a selection that ends outside, or a finger that scrolls, is no click.
    const down = (event: Event) => {
      outside = !isInside(event)
    }
    const up = (event: Event) => {
      if (outside && !isInside(event)) latest.current.onClose()
      outside = false
    }
    const tab = (event: KeyboardEvent) => {
      const now = focused()
      const stops = tabStops(element)
      if (now === anchor) {
        if (event.shiftKey) return
        stops[0]?.focus()
        event.preventDefault()
      } else if (event.composedPath().includes(element)) {
        if (!event.shiftKey) {
          if (now === stops.at(-1)) goOn(element, anchor)
        } else if (now === stops[0] || !stops.includes(now as HTMLElement)) {
          anchor.focus()
          event.preventDefault()
        }
      }
    }
    const key = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Tab') tab(event)
      if (event.key !== 'Escape') return
      // One press is one answer: a search field would empty itself, a layer of the page would close.
      event.preventDefault()
      event.stopPropagation()
      latest.current.onClose()
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('keydown', key, true)
      const inside = hasFocus(element)
      letGo()
      if (!inside) return
      anchor.focus()
      // An anchor that cannot have focus: back to whoever had it.
      if (focused() !== anchor) opener?.focus()
    }
  }, [anchor, latest])

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="bindery-panel is-apart"
      part="panel"
    >
      <h2 id={id} tabIndex={-1} className="bindery-panel-title" part="title">
        {title}
      </h2>
      <button
        type="button"
        className="bindery-panel-close"
        part="close"
        aria-label={closeLabel}
        onClick={props.onClose}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
      {children}
    </div>
  )
}
