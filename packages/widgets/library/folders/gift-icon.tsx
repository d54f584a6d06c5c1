/** The icon of the folder with gifted articles. */
export function GiftIcon({ label }: { label: string }) {
  return (
    <svg className="gift" viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d="M2.5 7.5h11v6h-11zM1.5 4.5h13v3h-13zM8 4.5v9M8 4.5C6 1 3.5 2 4.5 4.5M8 4.5C10 1 12.500 2 11.500 4.5" />
    </svg>
  )
}
