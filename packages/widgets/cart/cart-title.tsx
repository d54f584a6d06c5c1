import type { CartRow } from './cart-rows.ts'

/** The title of a line, with a link to the product. Each user styles `.title` itself. */
export function CartTitle({ row }: { row: Pick<CartRow, 'title' | 'href'> }) {
  const { title, href } = row
  return href ? (
    <a className="title bindery-text" href={href}>
      {title}
    </a>
  ) : (
    <span className="title bindery-text">{title}</span>
  )
}
