import { useUid } from '@bindery/ui/view/ids.tsx'
import { type ReactNode, useCallback, useRef, useState } from 'react'

interface LibraryMenuProps {
  label: string
  /** The text of the button that opens the menu: the current choice. */
  choice: string
  part: string
  /** `close` is one function for all renders. An entry calls it when it is chosen. */
  children: (close: () => void) => ReactNode
}

/**
 * What decides which entries are shown, beside the entries. Where there is no room beside them, it is closed behind a
 * button, so that the entries begin on the first screen. The style sheet shows the button only there.
 */
export function LibraryMenu({ label, choice, part, children }: LibraryMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useUid()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    // The focused entry is about to be hidden. While the button is not shown, this does nothing.
    toggle.current?.focus()
  }, [])
  return (
    <nav className="folders" aria-label={label} part={part}>
      <button
        ref={toggle}
        type="button"
        className="bindery-button bindery-secondary choice"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="bindery-text">{choice}</span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
      <div id={id} className="choices" data-open={open ? '' : undefined}>
        {children(close)}
      </div>
    </nav>
  )
}
