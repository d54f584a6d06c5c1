import { Button } from '@bindery/ui/button/button.tsx'
import { isFocusLost } from '@bindery/ui/focus/focus.ts'
import { entryFocusTarget, moveFocus } from '@bindery/ui/focus/move-focus.ts'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { useMemoizedNodes } from '@bindery/ui/view/use-memoized-nodes.ts'
import { useLayoutEffect, useRef } from 'react'
import type { LibraryWords } from '../library.messages.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { FeedView } from './feed.model.ts'
import { LibraryEntry } from './library-entry.tsx'
import { LibrarySearch } from './library-search.tsx'

interface PartProps {
  view: FeedView
  words: LibraryWords
}

function Empty({ view }: { view: FeedView }) {
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

/** The loaded entries of a stream, or the text of an empty one. */
export function LibraryFeed({ view, words, where }: PartProps & { where: string }) {
  const box = useRef<HTMLDivElement>(null)
  const ids = view.rows.map(({ id }) => id)
  const before = useRef({ key: view.key, ids })
  /** The index of the first new entry after 'Load more items'; else null. */
  const firstNew = useRef<number | null>(null)
  const { rows, step, changing } = view
  // The actions of a feed change all at once, so `select` stands for all of them.
  const nodeOf = useMemoizedNodes([words, view.select])
  useLayoutEffect(() => {
    const { key, ids: oldIds } = before.current
    before.current = { key: view.key, ids }
    const first = firstNew.current
    const isLoaded = first !== null && !changing && (ids.length > first || view.last)
    if (first !== null && (key !== view.key || isLoaded || view.message)) {
      firstNew.current = null
      // To the first new entry. The last page may have none and removes the button: then to the last entry.
      const target = entryFocusTarget(box.current, first)
      if (key === view.key && isLoaded) moveFocus(box.current?.querySelector('.foot'), target)
    } else if (key === view.key && ids.length < oldIds.length && isFocusLost()) {
      // To the entry that took the place of the removed one.
      const at = oldIds.findIndex((id) => !ids.includes(id))
      const next = entryFocusTarget(box.current, at)
      ;(next ?? box.current?.querySelector<HTMLElement>('.empty-title'))?.focus()
    }
  })
  return (
    <div ref={box} className="feed" aria-busy={changing} tabIndex={-1}>
      {/* A field for each place: the search in one does not apply to another. */}
      {rows.length > 0 || view.filter?.query ? (
        <LibrarySearch key={where} view={view} words={words} />
      ) : null}
      {view.selectable ? <BulkBar view={view} words={words} /> : null}
      {step === 'loading' ? <p role="status">{words.loading}</p> : null}
      {rows.length > 0 ? (
        <ol className="bindery-feed" part="feed">
          {rows.map((row) =>
            nodeOf(row, () => <LibraryEntry key={row.id} actions={view} words={words} row={row} />),
          )}
        </ol>
      ) : null}
      <Empty view={view} />
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
              firstNew.current = rows.length
              void view.loadMore()
            }}
          >
            {words.more}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
