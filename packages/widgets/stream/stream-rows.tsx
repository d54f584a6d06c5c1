import { Button } from '@bindery/ui/button/button.tsx'
import { FeedEntry } from '@bindery/ui/list/feed-entry.tsx'
import { type ReactElement, useRef } from 'react'
import type { EntryVerb, StreamRow, StreamView } from './stream.view.ts'

type Given = Pick<StreamView, 'words' | 'act'>

function Row({ row, words, act }: Given & { row: StreamRow }) {
  const { id, title, kind } = row
  const verb = (name: EntryVerb, text: string, pressed?: boolean) => (
    <Button
      variant="link"
      aria-label={words.about({ verb: text, title })}
      aria-pressed={pressed}
      className={name}
      onClick={(event) => act(name, id, event.currentTarget)}
    >
      {name === 'save' ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 1.5h9v13L8 11l-4.5 3.5z" />
        </svg>
      ) : null}
      {text}
    </Button>
  )
  const downloads = row.downloads.map(({ href, format, file }) => (
    <a
      key={format}
      className="bindery-link"
      href={href}
      download={file ? '' : undefined}
      aria-label={words.downloadNamed({ format, title })}
    >
      {words.download({ format })}
    </a>
  ))
  return (
    <FeedEntry {...row}>
      {kind === 'fixed' && downloads.length === 0 ? null : (
        <>
          {downloads}
          {kind === 'open' ? verb('save', row.saved ? words.saved : words.save, row.saved) : null}
          {kind === 'library' ? verb('move', words.move) : null}
          {kind !== 'fixed' && row.href ? verb('share', words.share) : null}
          {kind === 'library' ? verb('discard', words.discard) : null}
        </>
      )}
    </FeedEntry>
  )
}

function Group({ rows, ...given }: Given & { rows: readonly StreamRow[] }) {
  return (
    <ol className="bindery-feed" part="feed">
      {rows.map((row) => (
        <Row key={row.id} row={row} {...given} />
      ))}
    </ol>
  )
}

interface Drawn {
  readonly rows: readonly StreamRow[]
  readonly element: ReactElement
}

/**
 * The rows of a stream, in groups, so that thousands of rows stay fast. An unchanged group is the same
 * element, which the renderer skips. The browser skips the layout of groups far from the viewport.
 */
export function StreamRows({ rows, words, act }: Given & Pick<StreamView, 'rows'>) {
  const before = useRef(new Map<number, Drawn>())
  const drawn = new Map<number, Drawn>()
  const groups = new Map<number, StreamRow[]>()
  for (const row of rows) {
    const own = groups.get(row.group)
    if (own) own.push(row)
    else groups.set(row.group, [row])
  }
  for (const [group, own] of groups) {
    const known = before.current.get(group)
    const isSame =
      known?.rows.length === own.length && own.every((row, at) => row === known.rows[at])
    const element = <Group key={group} rows={own} words={words} act={act} />
    drawn.set(group, isSame ? known : { rows: own, element })
  }
  before.current = drawn
  return [...drawn.values()].map(({ element }) => element)
}
