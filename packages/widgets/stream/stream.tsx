import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { entryStops, focusOnward } from '@bindery/ui/focus-onward.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { Pagination } from '@bindery/ui/pagination.tsx'
import { View } from '@bindery/ui/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { StreamView } from './stream.view.ts'
import { StreamRows } from './stream-rows.tsx'

/** The entries of a stream: the page's own first, then what was loaded; and the way to more. */
export function Stream({ host, ...view }: StreamView & { host: ViewHost }) {
  const { words, rows, step, round, pages } = view
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The page's own way on: ours takes its place. What has no slot is not shown.
    for (const nav of host.element.querySelectorAll(':scope > nav')) nav.slot = 'own-pages'
  }, [])
  const before = useRef({ round, length: rows.length })
  /** Somebody has asked for more and waits: focus goes to what comes first of it. */
  const waiting = useRef(false)
  const stuckBefore = useRef(false)
  useLayoutEffect(() => {
    // While it changes the old list is still there, under the address of the new one.
    if (view.changing) return
    const was = before.current
    before.current = { round, length: rows.length }
    if (!waiting.current) return
    const turned = was.round !== round
    // Nothing new: the button keeps it, as long as it is there.
    if (!turned && rows.length <= was.length && (view.message || view.more)) {
      if (view.message) waiting.current = false
      return
    }
    waiting.current = false
    const stops = entryStops(box.current)
    const own = view.given && turned ? host.element.querySelector<HTMLElement>('article a') : null
    const goal = own ?? stops[turned ? 0 : was.length] ?? stops.at(-1)
    const foot = box.current?.querySelector('.foot')
    const went = focusOnward(foot, goal, { preventScroll: turned })
    if (turned && went) host.element.scrollIntoView({ block: 'start' })
  })
  const wait = (act: () => void) => () => {
    waiting.current = true
    act()
  }
  // While it is tried again the button stays, and with it focus.
  const stuck =
    step === 'failed' || !!(pages && view.message) || (view.changing && stuckBefore.current)
  stuckBefore.current = stuck
  return (
    <View host={host}>
      <div ref={box} className="box" part="box" aria-busy={view.changing} tabIndex={-1}>
        {view.given ? <slot /> : null}
        {view.outcome ? (
          <p className="outcome" part="outcome">
            {view.outcome}
          </p>
        ) : null}
        {step === 'loading' ? <p role="status">{words.loading}</p> : null}
        {step === 'guest' ? (
          <div className="empty" part="empty">
            <p>{words.guest}</p>
            <Button variant="primary" onClick={view.signIn}>
              {words.signIn}
            </Button>
          </div>
        ) : null}
        {rows.length > 0 ? <StreamRows rows={rows} words={words} act={view.act} /> : null}
        {view.empty ? (
          <div className="empty" part="empty">
            <h3>{view.empty.title}</h3>
            <p>{view.empty.text}</p>
          </div>
        ) : null}
        <Notice kind="error">{view.message}</Notice>
        <div className="foot">
          {view.count ? <span className="count">{view.count}</span> : null}
          {stuck ? (
            <Button busy={view.changing} onClick={wait(view.retry)}>
              {words.retry}
            </Button>
          ) : null}
          {view.more ? (
            <Button part="more" busy={view.changing} onClick={wait(view.loadMore)}>
              {words.more}
            </Button>
          ) : null}
          {view.further ? (
            <a className="bindery-link" href={view.further} rel="next">
              {words.further}
            </a>
          ) : null}
          {pages ? (
            <Pagination
              {...pages}
              label={words.pages}
              previous={words.previous}
              next={words.next}
              name={(page) => words.page({ page })}
              onGo={(page) => wait(() => view.go(page))()}
            />
          ) : null}
        </div>
      </div>
    </View>
  )
}
