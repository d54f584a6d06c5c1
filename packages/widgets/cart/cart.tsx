import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button.tsx'
import { focused } from '@bindery/ui/focus.ts'
import { Notice } from '@bindery/ui/notice.tsx'
import { Spinner } from '@bindery/ui/spinner.tsx'
import { useNodes } from '@bindery/ui/use-nodes.ts'
import { View } from '@bindery/ui/view.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CartView } from './cart.view.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'

type Shown = Extract<CartView, { readonly step: 'shown' }>

function News({ view }: { view: Shown }) {
  const { words, news, seen } = view
  return (
    <Notice>
      {news.length > 0 ? (
        <>
          {news.map((one) => (
            <p key={one} className="news">
              {one}
            </p>
          ))}
          <Button variant="link" onClick={seen}>
            {words.gotIt}
          </Button>
        </>
      ) : null}
    </Notice>
  )
}

function Removed({ view }: { view: Shown }) {
  const { words, removed } = view
  if (!removed) return null
  const { title, failed, undo } = removed
  return (
    <div className="removed" part="removed">
      <p>{words.removed({ title })}</p>
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

/** How many lines are drawn at first: a window holds fewer. And how many of the rest at once. */
const first = 12
const some = 20

/**
 * The first lines at once, further ones frame by frame, so that nobody waits for 500; those that are as
 * they were are not drawn again.
 */
function Lines({ view }: { view: Shown }) {
  const { words, lines, change, remove, maintenance } = view
  const fixed = maintenance !== null
  const [room, setRoom] = useState(first)
  const nodeOf = useNodes([words, change, remove, fixed])
  useEffect(() => {
    if (room >= lines.length) return undefined
    const frame = requestAnimationFrame(() => setRoom(room + some))
    return () => cancelAnimationFrame(frame)
  }, [room, lines.length])
  return (
    <ul className="lines" aria-label={words.lines}>
      {lines
        .slice(0, room)
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

function Empty({ view }: { view: Shown }) {
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

/** A button that has done its work goes, and with it focus: it is given to what stands there now. */
function useFocusKept(view: CartView) {
  const box = useRef<HTMLElement>(null)
  const pressed = useRef(false)
  const rows =
    view.step === 'shown' ? `${view.lines.length} ${!!view.removed} ${view.news.length}` : ''
  useLayoutEffect(() => {
    const heading = box.current?.querySelector<HTMLElement>('h2')
    const now = focused()
    const lost = !now || now === document.body || now === heading
    if (!pressed.current || !lost || !rows) return
    const undo = box.current?.querySelector<HTMLElement>('.removed button')
    // Undo comes a moment after the line has gone.
    if (undo) pressed.current = false
    ;(undo ?? heading)?.focus()
  }, [rows])
  useLayoutEffect(() => {
    const note = () => {
      pressed.current = true
    }
    const root = box.current
    root?.addEventListener('click', note)
    return () => root?.removeEventListener('click', note)
  }, [])
  return box
}

/** The cart's page. */
export function CartPage({ host, ...view }: CartView & { host: ViewHost }) {
  const { words, message, retry, step } = view
  const box = useFocusKept(view)
  return (
    <View host={host}>
      <section ref={box} className="cart" part="cart" aria-label={words.title}>
        <h2 className="bindery-heading" tabIndex={-1} part="title">
          {words.title} {/* Never empty: a line with nothing in it is laid out a pixel higher. */}
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
            {view.lines.length === 0 ? (
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
