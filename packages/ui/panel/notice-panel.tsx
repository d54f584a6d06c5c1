import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CloseButton, type ClosedBy } from '../button/close-button.tsx'
import { focused, hasFocus } from '../focus/focus.ts'
import { returnFocus } from '../focus/move-focus.ts'
import { handlePopoverTab } from '../focus/popover-tab-order.ts'
import { useUid } from '../view/ids.tsx'
import { stayOnTop } from '../view/stay-on-top.ts'
import { useDismissAfter } from '../view/use-dismiss-after.ts'
import { useLatest } from '../view/use-latest.ts'
import { anchorPopover } from './anchor-popover.ts'
import { listenToPanel } from './panel-listeners.ts'

export interface NoticePanelProps {
  /** The element that the panel is positioned at; null: the lower edge of the window. */
  anchor: HTMLElement | null
  /** Accessible name of the close button. */
  closeLabel: string
  /** Calls `onExpire` after so many ms without pointer and focus on the panel. */
  dismissAfterMs: number
  /** A new value restarts the time. */
  message: unknown
  onExpire: () => void
  /** The reader closes the panel: Escape or the close button. Stop rendering it then. */
  onClose: (by: ClosedBy) => void
  /** A click outside closes the panel, too. */
  lightDismiss: boolean
  /** The message, which also names the panel, and its actions. */
  children?: ReactNode
}

const showAtEdge = (panel: HTMLElement) => {
  panel.dir = getComputedStyle(document.body).direction
  const show = () => panel.showPopover?.()
  show()
  const stop = stayOnTop(panel, ':popover-open', show)
  return () => {
    stop()
    panel.hidePopover?.()
  }
}

/**
 * A short message that opens by itself; rendered means shown. Focus stays where it is. Tab goes from there,
 * or from the anchor, into the panel and behind its end to what follows. If the panel closes while it has
 * focus, focus returns to where it came from.
 */
export function NoticePanel(props: NoticePanelProps) {
  const { anchor, closeLabel, dismissAfterMs, message, onExpire, children } = props
  const id = useUid()
  const panel = useDismissAfter<HTMLDivElement>(dismissAfterMs, onExpire, message)
  const focusBefore = useRef<HTMLElement | null>(null)
  const latest = useLatest(props)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const opener = focused()
    const body = document.body
    /** Where focus returns to: the body only if nothing better is left. */
    const returnTarget = () =>
      opener !== body && opener?.isConnected ? opener : (latest.current.anchor ?? body)
    /** The element from which Tab enters the panel. */
    const entryPoint = () => {
      const now = focused() ?? body
      return now === body || now === latest.current.anchor ? now : returnTarget()
    }
    const stop = listenToPanel({
      inside: () => [element, latest.current.anchor],
      onClickOutside: () => latest.current.lightDismiss && latest.current.onClose('outside'),
      onEscape: () => latest.current.onClose('escape'),
      onTab: (event) => handlePopoverTab(event, element, entryPoint()),
    })
    return () => {
      stop()
      if (hasFocus(element)) returnFocus(returnTarget())
    }
  }, [panel, latest])

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const hide = anchor ? anchorPopover(anchor, element) : showAtEdge(element)
    focusBefore.current?.focus()
    return () => {
      // Hiding a popover blurs what is inside: a panel that moves to another anchor focuses it again.
      focusBefore.current = hasFocus(element) ? focused() : null
      hide()
    }
  }, [anchor, panel])

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={`bindery-panel is-apart is-notice ${anchor ? '' : 'at-edge'}`}
      part="panel"
    >
      <div id={id} className="bindery-notice-words">
        {children}
      </div>
      <CloseButton label={closeLabel} onClose={props.onClose} />
    </div>
  )
}
