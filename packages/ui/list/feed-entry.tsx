import { type DragEvent, Fragment, type ReactNode } from 'react'
import { useUid } from '../view/ids.tsx'

export interface FeedEntryProps {
  title: string
  /** Address of the entry; without one the title is no link. */
  href?: string | undefined
  /** The kind of content, above the title. */
  kicker?: string | undefined
  byline?: string | undefined
  /** Formatted for display. */
  date?: string | undefined
  summary?: string | undefined
  /** Address of a decorative image. */
  image?: string | undefined
  price?: string | undefined
  /** A label beside the kicker, such as 'Coming soon'. */
  badge?: string | undefined
  /** Further lines of text. */
  lines?: readonly string[] | undefined
  /** A checkbox that selects the entry. */
  select?: { readonly label: string; readonly on: boolean; choose(on: boolean): void } | undefined
  /** Makes the entry draggable. Called at dragstart, also of its link. */
  drag?: ((event: DragEvent) => void) | undefined
  /** Actions. */
  children?: ReactNode
}

/** An entry of a feed, as a list item. Needs `feed.css`. */
export function FeedEntry({ title, href, select, drag, children, ...entry }: FeedEntryProps) {
  const id = useUid()
  const facts = [entry.byline, entry.date, entry.price].filter(Boolean)
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
        {facts.length > 0 ? (
          <p className="bindery-entry-facts">
            {facts.map((fact, at) => (
              // Isolated: the direction of an author's name must not reverse the date and the price.
              <Fragment key={at}>
                {at > 0 ? <span aria-hidden="true"> · </span> : null}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
        ) : null}
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
