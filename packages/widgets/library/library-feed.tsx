import { Button } from '@bindery/ui/button.tsx'
import { entryStops, focusOnward, isFocusLost } from '@bindery/ui/focus-onward.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { RetryNotice } from '@bindery/ui/retry-notice.tsx'
import { useNodes } from '@bindery/ui/use-nodes.ts'
import { useLayoutEffect, useRef } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import type { LibraryWords } from './library.messages.ts'
import type { FeedView } from './library.view.ts'
import { LibraryEntry } from './library-entry.tsx'
import { LibrarySearch } from './library-search.tsx'

interface PartProps {
  view: FeedView
  words: LibraryWords
}

function Nothing({ view }: { view: FeedView }) {
  if (!view.empty) return null
  const { title, text, link } = view.empty
  return (
    <div className="empty" part="empty">
      <h3 className="empty-title" tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {link ? (
        <p>
          <a className="bindery-link" href={link.href}>
            {link.words}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** The entries of a stream, page after page, or what stands in their place. */
export function LibraryFeed({ view, words, where }: PartProps & { where: string }) {
  const box = useRef<HTMLDivElement>(null)
  const ids = view.rows.map(({ id }) => id)
  const before = useRef({ key: view.key, ids })
  const wanted = useRef<number | null>(null)
  const { rows, step, changing } = view
  // The verbs of a feed change all at once: one of them stands for the rest.
  const nodeOf = useNodes([words, view.select])
  useLayoutEffect(() => {
    const { key, ids: was } = before.current
    before.current = { key: view.key, ids }
    const stops = () => entryStops(box.current)
    const first = wanted.current
    const isHere = first !== null && !changing && (ids.length > first || view.last)
    if (first !== null && (key !== view.key || isHere || view.message)) {
      wanted.current = null
      // On the first new one; on the last one where nothing new has come, and the button is gone.
      const goal = stops()[first] ?? stops().at(-1)
      if (key === view.key && isHere) focusOnward(box.current?.querySelector('.foot'), goal)
    } else if (key === view.key && ids.length < was.length && isFocusLost()) {
      // On what has taken the place of the one that is gone.
      const at = was.findIndex((id) => !ids.includes(id))
      const all = stops()
      const next = all[at] ?? all[all.length - 1]
      ;(next ?? box.current?.querySelector<HTMLElement>('.empty-title'))?.focus()
    }
  })
  return (
    <div ref={box} className="feed" aria-busy={changing} tabIndex={-1}>
      {/* A search field for each place: what was typed in one is not searched in another. */}
      {rows.length > 0 || view.looking?.query ? (
        <LibrarySearch key={where} view={view} words={words} />
      ) : null}
      {view.selectable ? <BulkBar view={view} words={words} /> : null}
      {step === 'loading' ? <p role="status">{words.loading}</p> : null}
      {rows.length > 0 ? (
        <ol className="bindery-feed" part="feed">
          {rows.map((row) =>
            nodeOf(row, () => <LibraryEntry key={row.id} acts={view} words={words} row={row} />),
          )}
        </ol>
      ) : null}
      <Nothing view={view} />
      {step === 'failed' ? (
        <RetryNotice message={view.message ?? ''} label={words.retry} retry={view.retry} />
      ) : (
        <Notice kind="error">{view.message}</Notice>
      )}
      <div className="foot">
        {view.count ? <span className="count">{view.count}</span> : null}
        {step === 'shown' && !view.last ? (
          <Button
            busy={changing}
            onClick={() => {
              wanted.current = rows.length
              void view.more()
            }}
          >
            {words.more}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
