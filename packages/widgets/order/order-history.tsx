import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { focusOnward } from '@bindery/ui/focus-onward.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { useLayoutEffect, useRef } from 'react'
import { OrderBox } from './order-box.tsx'
import { OrderEmpty } from './order-empty.tsx'
import { OrderGuest } from './order-guest.tsx'
import type { HistoryRow, HistoryView } from './order-history.model.ts'
import { OrderUnloaded } from './order-unloaded.tsx'

type List = Extract<HistoryView, { kind: 'list' }>

function Row({ row, view }: { row: HistoryRow; view: List }) {
  const { words } = view
  const { title, date, cancelled, total, lines, more, note } = row
  return (
    <li part="order" tabIndex={-1}>
      <h3>{title}</h3>
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
            {line.title} {line.by ? <span className="by">{line.by}</span> : null}
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
  /** Where the next ones begin, when they were asked for. */
  const next = useRef<number | null>(null)
  useLayoutEffect(() => {
    const at = next.current
    if (at === null || changing) return
    // Nothing new: the button keeps it, as long as it is there.
    if (rows.length <= at && !last) {
      if (why !== null) next.current = null
      return
    }
    next.current = null
    const { children = [] } = list.current ?? {}
    const row = children[at] ?? children[children.length - 1]
    focusOnward(foot.current, row as HTMLElement)
  })
  if (rows.length === 0) return <OrderEmpty words={words} store={store} />
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
      return <OrderGuest words={words} signIn={view.signIn} />
    case 'loading':
      return <p role="status">{words.loading}</p>
    case 'maintenance':
      return <Notice>{words.maintenance}</Notice>
    case 'failed':
      return <OrderUnloaded words={words} why={view.why} again={view.again} />
    default:
      return <Orders view={view} />
  }
}

/** What the reader has ordered. */
export function OrderHistory({ host, ...view }: HistoryView & { host: ViewHost }) {
  return (
    <OrderBox host={host} kind={view.kind}>
      <Body view={view} />
    </OrderBox>
  )
}
