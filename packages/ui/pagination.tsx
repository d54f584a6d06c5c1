import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { pageNumbers } from './page-numbers.ts'
import { useNarrow } from './use-narrow.ts'

export interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string
  previous: string
  next: string
  /** The name of a page's number: 'Page 3'. */
  name: (page: number) => string
  /** From 1. */
  page: number
  /** How many there are; null where nobody knows. */
  pages: number | null
  /** There is no further page. */
  last: boolean
  /** The address of a page; without one they are buttons. */
  address?: ((page: number) => string) | undefined
  onGo: (page: number) => void
  /** A window of at most that many pixels has fewer numbers. Default 767. */
  breakpoint?: number | undefined
}

const most = 7
const mostOnNarrow = 5

/** A click that the browser is to follow itself: into another tab, say. */
const isOther = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/** Previous, numbers and Next. Its styles are in `pagination.css`. */
export function Pagination({ address, onGo, page, pages, ...props }: PaginationProps) {
  const narrow = useNarrow(props.breakpoint ?? 767)
  const to = (number: number, words: ReactNode, name?: string, rel?: string) =>
    address ? (
      <a
        className="bindery-page"
        href={address(number)}
        rel={rel}
        aria-label={name}
        onClick={(event) => {
          if (isOther(event)) return
          event.preventDefault()
          onGo(number)
        }}
      >
        {words}
      </a>
    ) : (
      <Button className="bindery-page" aria-label={name} onClick={() => onGo(number)}>
        {words}
      </Button>
    )
  const numbers = pages === null ? [page] : pageNumbers(page, pages, narrow ? mostOnNarrow : most)
  return (
    <nav className="bindery-pages" part="pages" aria-label={props.label}>
      <ul>
        {page > 1 ? <li>{to(page - 1, props.previous, undefined, 'prev')}</li> : null}
        {numbers.map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className="bindery-page-gap">…</span>
            ) : number === page ? (
              <span className="bindery-page is-current" aria-current="page">
                <span className="bindery-unseen">{props.name(number)}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            ) : (
              to(number, number, props.name(number))
            )}
          </li>
        ))}
        {props.last ? null : <li>{to(page + 1, props.next, undefined, 'next')}</li>}
      </ul>
    </nav>
  )
}
