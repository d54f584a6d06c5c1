import { useLayoutEffect, useRef } from 'react'
import { focused, focusInside } from '../focus/focus.ts'
import { stayOnTop } from '../view/stay-on-top.ts'
import { useLatest } from '../view/use-latest.ts'
import type { StrategyProps } from './dialog.tsx'

/**
 * A native modal `<dialog>`. Without a field, the dialog itself gets focus and is announced by its name: Orca 43 says
 * nothing of a heading that gets focus in a modal dialog.
 */
export function TopLayerDialog({
  role,
  labelledBy,
  describedBy,
  children,
  ...options
}: StrategyProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useLatest(options)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = focused()
    let open = true
    // The browser lets `cancel` be prevented only once. A second Escape closes the dialog anyway.
    const closed = () => open && latest.current.onClose('escape')
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      latest.current.onClose('escape')
    }
    element.addEventListener('cancel', cancel)
    element.addEventListener('close', closed)
    // Firefox leaves a dialog out of its accessibility tree that is inserted and opened in one layout.
    element.getBoundingClientRect()
    element.showModal()
    focusInside(element, element)
    const stop = stayOnTop(element, ':modal', () => {
      element.open = false
      // Where nothing is shown, nobody could close it.
      if (!(element.parentElement ?? element).checkVisibility())
        return latest.current.onClose('page')
      element.showModal()
      focusInside(element, element)
    })
    latest.current.onOpened?.()
    return () => {
      open = false
      stop()
      element.close()
      latest.current.onClosed?.()
      opener?.focus()
    }
  }, [latest])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="bindery-dialog"
      part="dialog"
    >
      {children}
    </dialog>
  )
}
