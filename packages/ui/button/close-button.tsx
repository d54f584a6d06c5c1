/** How the reader closes a dialog or a panel. `page`: the page has removed or hidden it. */
export type ClosedBy = 'button' | 'escape' | 'outside' | 'page'

export interface CloseButtonProps {
  /** Accessible name of the button, which shows only a cross. */
  label: string
  onClose: (by: 'button') => void
}

/** The close button of a dialog or a panel. */
export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button
    type="button"
    className="bindery-close"
    part="close"
    aria-label={label}
    onClick={() => onClose('button')}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" />
    </svg>
  </button>
)
