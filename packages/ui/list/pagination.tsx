import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'

export interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string
  previous: string
  next: string
  /** Accessible name of a page number, such as 'Page 3'. */
  name: (page: number) => string
  /** The current page, from 1. */
  page: number
  /** Number of pages; null if unknown. */
  pages: number | null
  /** True on the last page. */
  last: boolean
  /** Address of a page; without it the pages are buttons. */
  address?: ((page: number) => string) | undefined
  onGo: (page: number) => void
  /** Window width, in px, up to which fewer numbers show. Default 767. */
  breakpoint?: number | undefined
}

const most = 7
const mostOnNarrow = 5

/**
 * The numbers that a pagination shows, from 1; null stands for a gap. The first, the last and the current
 * number are always there.
 * @param most how many numbers to show before some are left out; at least 5
 */
export const pageNumbers = (current: number, pages: number, most: number): (number | null)[] => {
  const run = (from: number, to: number) =>
    [...Array(Math.max(0, to - from + 1)).keys()].map((at) => at + from)
  if (pages <= most) return run(1, pages)
  // The numbers between the first and the last one.
  const room = most - 2
  const begin = Math.max(2, Math.min(current - Math.floor((room - 1) / 2), pages - room))
  const end = begin + room - 1
  const middle: (number | null)[] = run(begin, end)
  // A gap replaces the outermost number, so that a gap never stands for a single number.
  if (begin > 2) middle[0] = null
  if (end < pages - 1) middle[middle.length - 1] = null
  return [1, ...middle, pages]
}

/** A click that the browser handles itself, for example to open a new tab. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/** Whether the window is at most `width` CSS pixels wide; follows changes. */
function useNarrow(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const update = () => setNarrow(media.matches)
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [query])
  return narrow
}

/** Links to the previous, the next and numbered pages. Needs `pagination.css`. */
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
          if (isModified(event)) return
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
              <span className="bindery-gap">…</span>
            ) : number === page ? (
              <span className="bindery-page is-current" aria-current="page">
                <span className="bindery-visually-hidden">{props.name(number)}</span>
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
