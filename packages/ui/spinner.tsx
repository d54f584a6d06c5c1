/** A turning ring. With a `label` it is announced as work in progress, without one it is decoration. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? (
    <span className="bindery-spinner" role="progressbar" aria-label={label} />
  ) : (
    <span className="bindery-spinner" aria-hidden="true" />
  )
}
