import type { DragEvent, ReactNode } from 'react'
import { useUid } from './ids.tsx'

export interface FeedEntryProps {
  title: string
  /** Where it is; left out it is no link. */
  href?: string | undefined
  /** Above the title: what kind of thing it is. */
  kicker?: string | undefined
  byline?: string | undefined
  /** As it is shown. */
  date?: string | undefined
  summary?: string | undefined
  /** Address of a picture that says no more than the title. */
  image?: string | undefined
  price?: string | undefined
  /** What sets it apart: 'Coming soon'. */
  badge?: string | undefined
  /** What there is to say besides, a line each. */
  lines?: readonly string[] | undefined
  /** A box to select it. */
  select?: { readonly label: string; readonly on: boolean; choose(on: boolean): void } | undefined
  /** It can be dragged: called when it is picked up, by its link as well. */
  drag?: ((event: DragEvent) => void) | undefined
  /** What can be done with it. */
  children?: ReactNode
}

const dotted = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** An entry of a feed; a list item. Its styles are in `feed.css`. */
export function FeedEntry({ title, href, select, drag, children, ...entry }: FeedEntryProps) {
  const id = useUid()
  const facts = dotted(entry.byline, entry.date, entry.price)
  return (
    <li
      className="bindery-entry"
      part="entry"
      draggable={drag ? true : undefined}
      onDragStart={drag}
    >
      {select ? (
        <input
          className="bindery-entry-box"
          type="checkbox"
          aria-label={select.label}
          checked={select.on}
          onChange={(event) => select.choose(event.currentTarget.checked)}
        />
      ) : null}
      <article aria-labelledby={id}>
        {entry.kicker || entry.badge ? (
          <p className="bindery-entry-kicker">
            {entry.kicker}
            {entry.badge ? <span className="bindery-entry-badge">{entry.badge}</span> : null}
          </p>
        ) : null}
        <h3 id={id} className="bindery-entry-title" tabIndex={href ? undefined : -1}>
          {href ? <a href={href}>{title}</a> : title}
        </h3>
        {facts ? <p className="bindery-entry-facts">{facts}</p> : null}
        {entry.summary ? <p className="bindery-entry-summary">{entry.summary}</p> : null}
        {(entry.lines ?? []).map((line) => (
          <p key={line} className="bindery-entry-facts">
            {line}
          </p>
        ))}
        {children ? <div className="bindery-entry-actions">{children}</div> : null}
      </article>
      {entry.image ? (
        <img className="bindery-entry-image" src={entry.image} alt="" loading="lazy" />
      ) : null}
    </li>
  )
}
