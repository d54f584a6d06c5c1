import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { CloseButton } from './close-button.tsx'
import { focused, focusInside, hasFocus } from './focus.ts'
import { isFocusLost } from './focus-onward.ts'
import { hangOn } from './hang-on.ts'
import { useUid } from './ids.tsx'
import { onClickOutside } from './on-click-outside.ts'
import { returnFocus } from './return-focus.ts'
import { tabAround, tabThrough } from './tab-through.ts'
import { useLatest } from './use-latest.ts'

export interface PanelProps {
  /** What it hangs on: a button in another tree, mostly. It is not outside of the panel. */
  anchor: HTMLElement
  /** The visible heading, which names the panel. */
  title: ReactNode
  /** Name of the close control. Default 'Close'. */
  closeLabel?: string | undefined
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** The id of the words that a question is explained with: they are read with its title. */
  describedBy?: string | undefined
  /** Leaves focus where it is, for what nobody asked for. */
  unasked?: boolean | undefined
  /** Tab stays inside, for a menu of the page's header. */
  trap?: boolean | undefined
  /** The reader asks to close: Escape, a click outside, the close control. Stop rendering it then. */
  onClose: () => void
  children?: ReactNode
}

/**
 * A flyout whose button is somewhere else on the page; rendered means open. Where it stands in the
 * page does not matter: it hangs on its anchor, Tab goes from there into it and from its end on to
 * what follows the anchor, and when it closes with focus inside, focus returns to the anchor.
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
    // What the anchor stood in, should it be gone by then.
    const box = anchor.closest<HTMLElement>('[tabindex="-1"]')
    const letGo = hangOn(anchor, element)
    if (!latest.current.unasked) focusInside(element)

    const stopOutside = onClickOutside(
      () => [element, anchor],
      () => latest.current.onClose(),
    )
    const key = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Tab') {
        if (latest.current.trap) tabAround(event, element)
        else tabThrough(event, element, anchor)
      }
      if (event.key !== 'Escape') return
      // One press is one answer: a search field would empty itself, a layer of the page would close.
      event.preventDefault()
      event.stopPropagation()
      latest.current.onClose()
    }
    // A button that is removed while it has focus fires no event: focus is simply gone.
    let last = hasFocus(element)
    const heed = (event: Event) => {
      last = event.composedPath().includes(element)
    }
    const heeded = ['focusin', 'pointerdown']
    for (const type of heeded) document.addEventListener(type, heed, true)
    document.addEventListener('keydown', key, true)
    return () => {
      stopOutside()
      for (const type of heeded) document.removeEventListener(type, heed, true)
      document.removeEventListener('keydown', key, true)
      const inside = hasFocus(element) || (last && focused() === document.body)
      letGo()
      if (!inside) return
      returnFocus(anchor)
      // An anchor that cannot have focus: back to whoever had it.
      if (focused() !== anchor && opener) returnFocus(opener)
      if (isFocusLost() || hasFocus(element)) box?.focus({ preventScroll: true })
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
      <h2 id={id} tabIndex={-1} className="bindery-panel-title" part="title">
        {title}
      </h2>
      <CloseButton label={closeLabel} onClose={props.onClose} />
      {children}
    </div>
  )
}

/** Tries again what the panel could not show. The button goes with that, so focus moves to the heading. */
export function PanelRetry({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
    onRetry()
  }
  return <Button onClick={press}>{children}</Button>
}
