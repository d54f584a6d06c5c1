import type { CartRow } from './cart.rows.ts'

/** What a line is called, and the way to it; `.title` is dressed by what it stands in. */
export function CartTitle({ row }: { row: Pick<CartRow, 'title' | 'href'> }) {
  const { title, href } = row
  return href ? (
    <a className="title" href={href}>
      {title}
    </a>
  ) : (
    <span className="title">{title}</span>
  )
}
