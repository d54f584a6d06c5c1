import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { moveFocus } from '@bindery/ui/focus/move-focus.ts'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { RetryNotice } from '@bindery/ui/notice/retry-notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { HistoryRow, HistoryView } from './order-history.model.ts'

type List = Extract<HistoryView, { kind: 'list' }>

function Row({ row, view }: { row: HistoryRow; view: List }) {
  const { words } = view
  const { title, date, cancelled, total, lines, more, note } = row
  return (
    <li part="order" tabIndex={-1}>
      <h3 className="bindery-text">{title}</h3>
      <p className="facts">
        <span className={cancelled ? 'cancelled' : undefined}>
          {cancelled ? words.cancelled : words.purchased}
        </span>
        {date ? <span>{date}</span> : null}
        {total ? <span>{words.total({ amount: total })}</span> : null}
      </p>
      <ul>
        {lines.map((line, at) => (
          <li key={`${at} ${line.title}`}>
            <div className="bindery-text">
              <bdi>{line.title}</bdi> {line.by ? <bdi className="by">{line.by}</bdi> : null}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="more">{words.more(more)}</p> : null}
      {note ? <p className="note">{note}</p> : null}
    </li>
  )
}

function Orders({ view }: { view: List }) {
  const { words, rows, last, changing, why, more, store } = view
  const list = useRef<HTMLOListElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  /** The index of the first new order after a press on the button. */
  const next = useRef<number | null>(null)
  useLayoutEffect(() => {
    const at = next.current
    if (at === null || changing) return
    // Without new orders the button keeps the focus.
    if (rows.length <= at && !last) {
      if (why !== null) next.current = null
      return
    }
    next.current = null
    const { children = [] } = list.current ?? {}
    const row = children[at] ?? children[children.length - 1]
    moveFocus(foot.current, row as HTMLElement)
  })
  if (rows.length === 0) {
    return (
      <>
        <p>{words.empty}</p>
        <a className="bindery-link" href={store}>
          {words.store}
        </a>
      </>
    )
  }
  const load = () => {
    next.current = rows.length
    void more()
  }
  return (
    <>
      <ol ref={list} aria-label={words.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} view={view} />
        ))}
      </ol>
      <Notice kind="error">{why === null ? null : `${words.unloaded} ${why}`}</Notice>
      <div ref={foot}>
        {last ? null : (
          <Button busy={changing} onClick={load}>
            {words.loadMore}
          </Button>
        )}
      </div>
    </>
  )
}

function Body({ view }: { view: HistoryView }) {
  const { words } = view
  switch (view.kind) {
    case 'guest':
      return (
        <>
          <p>{words.guest}</p>
          <Button variant="primary" onClick={view.signIn}>
            {words.signIn}
          </Button>
        </>
      )
    case 'loading':
      return <p role="status">{words.loading}</p>
    case 'maintenance':
      return <Notice>{words.maintenance}</Notice>
    case 'failed':
      return (
        <RetryNotice
          message={[words.unloaded, view.why].filter(Boolean).join(' ')}
          label={words.again}
          retry={view.again}
        />
      )
    default:
      return <Orders view={view} />
  }
}

/** The reader's orders. The box around them takes the focus of a retry button that disappears. */
export function OrderHistory({ host, ...view }: HistoryView & { host: ViewHost }) {
  return (
    <View host={host}>
      <div part="box" tabIndex={-1}>
        <Body view={view} />
      </div>
    </View>
  )
}
