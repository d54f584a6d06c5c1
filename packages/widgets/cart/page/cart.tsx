import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Spinner } from '@bindery/ui/button/spinner.tsx'
import { focused, isFocusLost } from '@bindery/ui/focus/focus.ts'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useMemoizedNodes } from '@bindery/ui/view/use-memoized-nodes.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CartView, ShownCart } from './cart.model.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'

function News({ view }: { view: ShownCart }) {
  const { words, news, dismissNews } = view
  return (
    <Notice>
      {news.length > 0 ? (
        <>
          {news.map((one) => (
            <p key={one} className="news">
              {one}
            </p>
          ))}
          <Button variant="link" onClick={dismissNews}>
            {words.gotIt}
          </Button>
        </>
      ) : null}
    </Notice>
  )
}

function Removed({ view }: { view: ShownCart }) {
  const { words, removed } = view
  if (!removed) return null
  const { title, failed, undo } = removed
  return (
    <div className="removed" part="removed">
      <p className="bindery-text">{words.removed({ title })}</p>
      <Button variant="link" onClick={undo}>
        {words.undo}
      </Button>
      {failed ? (
        <p className="bindery-error" role="alert">
          {failed}
        </p>
      ) : null}
    </div>
  )
}

/** How many lines render at first, which is more than fit into a window, and then in each frame. */
const firstLines = 12
const linesPerFrame = 20

/** Renders the first lines at once and the others frame by frame, so that 500 lines do not block the page. */
function Lines({ view }: { view: ShownCart }) {
  const { words, lines, change, remove, maintenance } = view
  const fixed = maintenance !== null
  const [shown, setShown] = useState(firstLines)
  const nodeOf = useMemoizedNodes([words, change, remove, fixed])
  useEffect(() => {
    if (shown >= lines.count) return undefined
    const frame = requestAnimationFrame(() => setShown(shown + linesPerFrame))
    return () => cancelAnimationFrame(frame)
  }, [shown, lines.count])
  return (
    <ul className="lines" aria-label={words.lines}>
      {lines
        .first(shown)
        .map((line) =>
          nodeOf(line, () => (
            <CartLine
              key={line.id}
              line={line}
              words={words}
              change={change}
              remove={remove}
              fixed={fixed}
            />
          )),
        )}
    </ul>
  )
}

function Empty({ view }: { view: ShownCart }) {
  const { words, storeHref } = view
  return (
    <div className="empty" part="empty">
      <p>{words.empty}</p>
      <a className="bindery-button bindery-primary" href={storeHref}>
        {words.visitStore}
      </a>
    </div>
  )
}

/** Moves the focus if the pressed button is removed: to Undo, else to the heading. */
function useKeepFocus(view: CartView) {
  const box = useRef<HTMLElement>(null)
  const pressed = useRef(false)
  const rows =
    view.step === 'shown' ? `${view.lines.count} ${!!view.removed} ${view.news.length}` : ''
  const isFailed = !!view.message
  useLayoutEffect(() => {
    const heading = box.current?.querySelector<HTMLElement>('h2')
    const isLost = isFocusLost() || focused() === heading
    if (!pressed.current || !isLost || (!rows && !isFailed)) return
    const undo = box.current?.querySelector<HTMLElement>('.removed button')
    // Undo renders a moment after the line is removed, so wait for it.
    if (undo) pressed.current = false
    ;(undo ?? heading)?.focus()
  }, [rows, isFailed])
  useLayoutEffect(() => {
    const onClick = (event: Event) => {
      pressed.current ||= event.composedPath().includes(box.current as HTMLElement)
    }
    // Not on the section: a screen reader would call each text in it clickable.
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
  return box
}

/** The cart's page. */
export function CartPage({ host, ...view }: CartView & { host: ViewHost }) {
  const { words, message, retry, step } = view
  const box = useKeepFocus(view)
  return (
    <View host={host}>
      <section ref={box} className="cart" part="cart" aria-label={words.title}>
        <h2 className="bindery-heading" tabIndex={-1} part="title">
          {words.title} {/* Never empty: the layout of an empty line is a pixel higher. */}
          <span className="count" part="count">
            {step === 'shown' ? view.count : '\u00a0'}
          </span>
        </h2>
        <Notice kind="error">
          {message ? (
            <>
              {message} {step === 'shown' ? words.stale : null}{' '}
              <Button variant="link" onClick={retry}>
                {words.again}
              </Button>
            </>
          ) : null}
        </Notice>
        {step === 'loading' ? (
          <p>
            <Spinner label={words.loading} /> {words.loading}
          </p>
        ) : null}
        {step === 'shown' ? (
          <>
            <Notice>{view.maintenance}</Notice>
            <News view={view} />
            <Removed view={view} />
            {view.lines.count === 0 ? (
              <Empty view={view} />
            ) : (
              <div className="columns">
                <Lines view={view} />
                <CartSummary view={view} />
              </div>
            )}
          </>
        ) : null}
      </section>
    </View>
  )
}
