import type { ReactNode } from 'react'
import { CloseButton, type ClosedBy } from '../button/close-button.tsx'
import { useUid } from '../view/ids.tsx'

export interface DialogProps {
  /**
   * `PageDialog`: a layer over the page, for dialogs that a captcha or a password manager has to reach.
   * `TopLayerDialog`: a native modal `<dialog>`, for every other. `InlineRegion`: no dialog, but a region of the
   * page. It is the component itself, so that a page downloads only the one it uses.
   */
  strategy: (props: StrategyProps) => ReactNode
  /** The visible heading, which names the dialog. */
  title: ReactNode
  /** `alertdialog` for a question that needs an answer. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Top layer: id of the text that explains the question. A screen reader reads it with the title. */
  describedBy?: string | undefined
  /** Before the heading. */
  logo?: ReactNode
  /**
   * Name of the screen that the dialog shows. When it changes, `PageDialog` itself gets focus, or the heading of an
   * `InlineRegion`. `TopLayerDialog` ignores it.
   */
  screen?: string | undefined
  /** Accessible name of the close button. Default 'Close'. null: no button. */
  closeLabel?: string | null | undefined
  /** The reader closes the dialog: Escape or the close button. Stop rendering it then. */
  onClose: (by: ClosedBy) => void
  /** The dialog has opened: the place to lock scrolling. */
  onOpened?: (() => void) | undefined
  /** The dialog closes: the place to unlock scrolling. Runs before focus returns. */
  onClosed?: (() => void) | undefined
  /** Page strategy: siblings of the layer that match this selector do not become inert. */
  keepInteractive?: string | undefined
  /** Page strategy: returns the current parent of the layer. Default: the body. */
  overlayRoot?: (() => HTMLElement) | undefined
  children?: ReactNode
}

/** Props of a strategy component. */
export interface StrategyProps
  extends Pick<
    DialogProps,
    | 'role'
    | 'describedBy'
    | 'screen'
    | 'onClose'
    | 'onOpened'
    | 'onClosed'
    | 'keepInteractive'
    | 'overlayRoot'
  > {
  labelledBy: string
  children: ReactNode
}

/**
 * A modal dialog; rendered means open. Focus moves to `[data-bindery-focus]`, else to the first field, else to the
 * heading or the dialog itself, and returns when the dialog closes. `LightDom` inside it works in both strategies.
 */
export function Dialog({
  strategy: Strategy,
  logo,
  title,
  closeLabel = 'Close',
  ...props
}: DialogProps) {
  const id = useUid()
  return (
    <Strategy {...props} labelledBy={id}>
      {logo}
      <h2 id={id} tabIndex={-1} className="bindery-heading bindery-text" part="title">
        {title}
      </h2>
      {closeLabel === null ? null : <CloseButton label={closeLabel} onClose={props.onClose} />}
      {props.children}
    </Strategy>
  )
}
