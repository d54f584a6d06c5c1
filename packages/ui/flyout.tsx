import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useUid } from './ids.tsx'
import { placeBelow } from './place-below.ts'
import { useLatest } from './use-latest.ts'

export interface FlyoutProps {
  /** What the button shows, and its name. */
  button: ReactNode
  /** Name of the button where `button` is only an icon. */
  label?: string | undefined
  /** Open or not, decided outside. Left out, the flyout decides by itself. */
  open?: boolean | undefined
  /** It has been opened or closed, by the reader, by the browser or by `open`. */
  onToggle?: ((open: boolean) => void) | undefined
  /** Class of the button. Default that of a secondary Button. */
  className?: string | undefined
  children?: ReactNode
}

/**
 * A button that discloses a panel above the page. The browser closes it at Escape, at a click
 * outside and when another flyout opens; after Escape the button has focus.
 */
export function Flyout(props: FlyoutProps) {
  const { button, label, open, className = 'bindery-button bindery-secondary', children } = props
  const id = useUid()
  const around = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const latest = useLatest(props)
  const [shown, setShown] = useState(false)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const toggled = (event: Event) => {
      const now = (event as ToggleEvent).newState === 'open'
      setShown(now)
      if (now !== latest.current.open) latest.current.onToggle?.(now)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.matches(':popover-open')) return
      event.stopPropagation()
      element.hidePopover()
      trigger.current?.focus()
    }
    element.addEventListener('toggle', toggled)
    around.current?.addEventListener('keydown', onKey)
    return () => element.removeEventListener('toggle', toggled)
  }, [latest])

  useLayoutEffect(() => {
    if (open !== undefined) panel.current?.togglePopover(open)
  }, [open])

  useLayoutEffect(() => {
    if (shown && trigger.current && panel.current) placeBelow(trigger.current, panel.current)
  }, [shown])

  return (
    <span ref={around} className="bindery-flyout">
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={shown}
        aria-controls={id}
        popoverTarget={id}
        part="button"
      >
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className="bindery-panel" part="panel">
        {children}
      </div>
    </span>
  )
}
