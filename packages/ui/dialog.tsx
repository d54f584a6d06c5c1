import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import { useUid } from './ids.tsx'
import type { StrategyProps } from './page-dialog.tsx'

export interface DialogProps {
  /**
   * `PageDialog`: a layer over the page, for dialogs into which a captcha or a password
   * manager reaches. `TopLayerDialog`: a native modal `<dialog>`, right for every other. The component
   * itself, so that a page fetches the one it uses.
   */
  strategy: (props: StrategyProps) => ReactNode
  /** The visible heading, which names the dialog. */
  title: ReactNode
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Top layer: the id of the words that a question is explained with, read with its title. */
  describedBy?: string | undefined
  /** Which of several screens is shown: when it changes, the heading gets focus. */
  screen?: string | undefined
  /** Name of the close control. Default 'Close'. */
  closeLabel?: string | undefined
  /** The reader asks to close: Escape or the close control. Stop rendering the dialog then. */
  onClose: () => void
  /** It has opened: the place to lock scrolling. */
  onOpened?: (() => void) | undefined
  /** It is going: the place to unlock it. Runs before focus returns. */
  onClosed?: (() => void) | undefined
  /** Page strategy: siblings of the layer that match this selector stay usable. */
  keep?: string | undefined
  /** Page strategy: where the layer must stand, now. Default: the body. */
  top?: (() => HTMLElement) | undefined
  children?: ReactNode
}

/**
 * A modal dialog; rendered means open. Focus goes to `[data-bindery-focus]`, else to the first
 * field, else to the heading, and at the end back to where it was. `LightDom` inside it works in
 * both strategies.
 */
export function Dialog({
  strategy: Strategy,
  title,
  screen,
  closeLabel = 'Close',
  ...props
}: DialogProps) {
  const id = useUid()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useLayoutEffect(() => {
    if (shown.current !== screen) heading.current?.focus()
    shown.current = screen
  }, [screen])
  return (
    <Strategy {...props} labelledBy={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="bindery-heading" part="title">
        {title}
      </h2>
      <CloseButton label={closeLabel} onClose={props.onClose} />
      {props.children}
    </Strategy>
  )
}
