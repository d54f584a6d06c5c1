export interface PanelCloseProps {
  /** Accessible name; only a cross is seen. */
  label: string
  onClose: () => void
}

/**
 * Closes the panel that it stands in. (Dialogs draw their own: this file is in the chunk of the panels,
 * which they would have to wait for.)
 */
export const PanelClose = ({ label, onClose }: PanelCloseProps) => (
  <button
    type="button"
    className="bindery-panel-close"
    part="close"
    aria-label={label}
    onClick={onClose}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" />
    </svg>
  </button>
)
