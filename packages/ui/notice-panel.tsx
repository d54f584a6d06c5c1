import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import { focused, hasFocus } from './focus.ts'
import { hangOn } from './hang-on.ts'
import { useUid } from './ids.tsx'
import { onClickOutside } from './on-click-outside.ts'
import { returnFocus } from './return-focus.ts'
import { tabThrough } from './tab-through.ts'
import { useDismissAfter } from './use-dismiss-after.ts'
import { useLatest } from './use-latest.ts'

export interface NoticePanelProps {
  /** What it stands at; null: the lower edge of the window. */
  anchor: HTMLElement | null
  /** Name of the close control. */
  closeLabel: string
  /** After so many ms without pointer and focus on it `onPass` is called; a new `message` begins again. */
  after: number
  message: unknown
  onPass: () => void
  /** The reader closes it: Escape, the close control. Stop rendering it then. */
  onClose: () => void
  /** A click outside closes it, too. */
  light: boolean
  /** Words, and what can be done; they name it. */
  children?: ReactNode
}

const show = (panel: HTMLElement) => {
  panel.dir = getComputedStyle(document.body).direction
  panel.showPopover?.()
  return () => panel.hidePopover?.()
}

/**
 * A few words that nobody asked for; rendered means shown. Focus stays where it is. Tab leads into it
 * from there, or from the anchor, and from its end on to what follows; when it goes with focus inside,
 * focus returns to where it came from.
 */
export function NoticePanel(props: NoticePanelProps) {
  const { anchor, closeLabel, after, message, onPass, children } = props
  const id = useUid()
  const panel = useDismissAfter<HTMLDivElement>(after, onPass, message)
  const kept = useRef<HTMLElement | null>(null)
  const latest = useLatest(props)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const opener = focused()
    const { body } = document
    /** Where focus goes back to: not to nothing, as long as there is something. */
    const home = () =>
      opener !== body && opener?.isConnected ? opener : (latest.current.anchor ?? body)
    /** What Tab leads into it from. */
    const before = () => {
      const now = focused() ?? body
      return now === body || now === latest.current.anchor ? now : home()
    }
    const stop = onClickOutside(
      () => [element, latest.current.anchor],
      () => latest.current.light && latest.current.onClose(),
    )
    const key = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Tab') tabThrough(event, element, before())
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current.onClose()
    }
    document.addEventListener('keydown', key, true)
    return () => {
      stop()
      document.removeEventListener('keydown', key, true)
      if (hasFocus(element)) returnFocus(home())
    }
  }, [panel, latest])

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const letGo = anchor ? hangOn(anchor, element) : show(element)
    kept.current?.focus()
    return () => {
      kept.current = hasFocus(element) ? focused() : null
      letGo()
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
