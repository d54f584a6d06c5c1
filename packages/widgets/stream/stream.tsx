import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { entryFocusTarget, moveFocus } from '@bindery/ui/focus/move-focus.ts'
import { Pagination } from '@bindery/ui/list/pagination.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { StreamView } from './stream.view.ts'
import { StreamRows } from './stream-rows.tsx'

/** The entries of a stream, the page's own before the loaded ones, and the controls for more. */
export function Stream({ host, ...view }: StreamView & { host: ViewHost }) {
  const { words, rows, step, round, pages } = view
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Hides the page's own pagination, which this tag replaces: there is no slot of this name.
    for (const nav of host.element.querySelectorAll(':scope > nav')) nav.slot = 'own-pages'
  }, [])
  const before = useRef({ round, length: rows.length })
  /** The reader has requested more. Focus moves to the first new entry once it has loaded. */
  const waiting = useRef(false)
  const stuckBefore = useRef(false)
  useLayoutEffect(() => {
    // During a load `round` may be that of the new list, while `rows` are still the old ones.
    if (view.changing) return
    const was = before.current
    before.current = { round, length: rows.length }
    if (!waiting.current) return
    const turned = was.round !== round
    // Without new entries, focus stays on the button unless the button is gone.
    if (!turned && rows.length <= was.length && (view.message || view.more)) {
      if (view.message) waiting.current = false
      return
    }
    waiting.current = false
    const own = view.given && turned ? host.element.querySelector<HTMLElement>('article a') : null
    const goal = own ?? entryFocusTarget(box.current, turned ? 0 : was.length)
    const foot = box.current?.querySelector('.foot')
    const went = moveFocus(foot, goal, { preventScroll: turned })
    if (turned && went) host.element.scrollIntoView({ block: 'start' })
  })
  const wait = (act: () => void) => () => {
    waiting.current = true
    act()
  }
  // The button stays during a retry, so that it keeps focus.
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
          {view.backward ? (
            <Button busy={view.changing} onClick={wait(() => view.go(view.backward ?? 1))}>
              {words.previous}
            </Button>
          ) : null}
          {view.onward ? (
            <Button busy={view.changing} onClick={wait(() => view.go(view.onward ?? 1))}>
              {words.further}
            </Button>
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
