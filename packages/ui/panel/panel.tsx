import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { CloseButton, type ClosedBy } from '../button/close-button.tsx'
import { focused, focusInside, hasFocus, isFocusLost } from '../focus/focus.ts'
import { returnFocus } from '../focus/move-focus.ts'
import { handlePopoverTab, trapTab } from '../focus/popover-tab-order.ts'
import { whenInteractive } from '../focus/when-interactive.ts'
import { useUid } from '../view/ids.tsx'
import { useLatest } from '../view/use-latest.ts'
import { anchorPopover } from './anchor-popover.ts'
import { listenToPanel } from './panel-listeners.ts'

export interface PanelProps {
  /**
   * The element that the panel is positioned at, mostly a button in another tree. A click on it is no click
   * outside.
   */
  anchor: HTMLElement
  /** The visible heading, which names the panel. */
  title: ReactNode
  /** Accessible name of the close button. Default 'Close'. */
  closeLabel?: string | undefined
  /** `alertdialog` for a question that needs an answer. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Id of the text that explains the question: a screen reader reads it with the title. */
  describedBy?: string | undefined
  /** Leaves focus where it is: for a panel that opens by itself. */
  keepFocus?: boolean | undefined
  /** Tab stays inside, for a menu of the page's header. */
  trapFocus?: boolean | undefined
  /** The reader closes the panel: Escape, a click outside or the close button. Stop rendering it then. */
  onClose: (by: ClosedBy) => void
  children?: ReactNode
}

/**
 * A flyout whose button is elsewhere on the page; rendered means open. Its place in the document does not
 * matter: it is positioned at its anchor, Tab goes from the anchor into it and from its end to what follows
 * the anchor. If it closes while it has focus, focus returns to the anchor.
 */
export function Panel(props: PanelProps) {
  const { anchor, title, closeLabel = 'Close', role = 'dialog', describedBy, children } = props
  const id = useUid()
  const panel = useRef<HTMLDivElement>(null)
  const latest = useLatest(props)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const opener = focused()
    // Where focus goes if the anchor has been removed.
    const fallback = anchor.closest<HTMLElement>('[tabindex="-1"]')
    const hide = anchorPopover(anchor, element)
    if (!latest.current.keepFocus) focusInside(element)

    /** Tab is down. */
    let tabbed = false
    const stopListening = listenToPanel({
      inside: () => [element, anchor],
      onClickOutside: () => latest.current.onClose('outside'),
      onEscape: () => latest.current.onClose('escape'),
      onTab: (event) => {
        tabbed = true
        if (latest.current.trapFocus) trapTab(event, element)
        else handlePopoverTab(event, element, anchor)
      },
    })
    // A focused button that is removed fires no event, so remember where the reader was last.
    let wasInside = hasFocus(element)
    let wasNear = wasInside
    const track = (event: Event) => {
      const path = event.composedPath()
      wasInside = path.includes(element)
      const isNear = wasInside || path.includes(anchor)
      // Left by Tab, the panel would cover what the reader goes on to.
      const leaves = tabbed && wasNear && !isNear
      wasNear = isNear
      if (leaves) latest.current.onClose('outside')
    }
    const onKeyUp = () => {
      tabbed = false
    }
    document.addEventListener('keyup', onKeyUp, true)
    const tracked = ['focusin', 'pointerdown']
    for (const type of tracked) document.addEventListener(type, track, true)
    return () => {
      stopListening()
      document.removeEventListener('keyup', onKeyUp, true)
      for (const type of tracked) document.removeEventListener(type, track, true)
      const returns = hasFocus(element) || (wasInside && focused() === document.body)
      hide()
      if (!returns) return
      returnFocus(anchor)
      // An anchor that takes no focus: return it to the element that had it.
      if (focused() !== anchor && opener) returnFocus(opener)
      if (fallback && (isFocusLost() || hasFocus(element))) returnFocus(fallback)
      // A modal that the page has opened over the panel: the anchor takes focus when that closes.
      whenInteractive(anchor, () => isFocusLost() && returnFocus(anchor))
    }
  }, [anchor, latest])

  const named = { role, 'aria-labelledby': id, 'aria-describedby': describedBy }
  return (
    <div
      {...named}
      ref={panel}
      popover="manual"
      tabIndex={-1}
      className="bindery-panel is-apart"
      part="panel"
    >
      <h2 id={id} tabIndex={-1} className="bindery-panel-title bindery-text" part="title">
        {title}
      </h2>
      <CloseButton label={closeLabel} onClose={props.onClose} />
      {children}
    </div>
  )
}

/**
 * A button that retries what the panel failed to show. The button disappears with the retry, so focus moves
 * to the heading first.
 */
export function PanelRetry({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
    onRetry()
  }
  return <Button onClick={press}>{children}</Button>
}
