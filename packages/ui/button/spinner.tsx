/** A turning ring. With a `label` it is a progress bar for screen readers, without one they skip it. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? (
    <span className="bindery-spinner" role="progressbar" aria-label={label} />
  ) : (
    <span className="bindery-spinner" aria-hidden="true" />
  )
}
