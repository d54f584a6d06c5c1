import type { ViewHost } from '@bindery/element/host.ts'
import { Spinner } from '@bindery/ui/button/spinner.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { Panel, PanelRetry } from '@bindery/ui/panel/panel.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { CartRow } from '../cart-rows.ts'
import { CartTitle } from '../cart-title.tsx'
import type { MiniCartFlyoutView } from './mini-cart-flyout.model.ts'

type Shown = Exclude<MiniCartFlyoutView, { readonly step: 'closed' }>
type Filled = Extract<Shown, { readonly step: 'filled' }>

function Line({ row, words }: { row: CartRow; words: Shown['words'] }) {
  const { image, kind, quantity, amount } = row
  return (
    <li className="line" part="line">
      {image ? <img src={image} alt="" width="48" height="64" loading="lazy" /> : null}
      <div>
        <CartTitle row={row} />
        <span className="kind bindery-text">{kind}</span>
        <span className="kind">{words.quantity({ count: quantity })}</span>
      </div>
      <span className="amount">{amount}</span>
    </li>
  )
}

function Lines({ rows, more, total, words, cartHref }: Filled) {
  return (
    <>
      <ul className="lines">
        {rows.map((row) => (
          <Line key={row.id} row={row} words={words} />
        ))}
      </ul>
      {more > 0 ? <p className="more">{words.more(more)}</p> : null}
      <p className="total" part="total">
        <span>{words.total}</span> <strong>{total}</strong>
      </p>
      <p className="way">
        <a className="bindery-button bindery-primary" part="view-cart" href={cartHref}>
          {words.viewCart}
        </a>
      </p>
    </>
  )
}

function Empty({ words, storeHref }: Shown) {
  return (
    <>
      <p className="empty" part="empty">
        {words.empty}
      </p>
      <p className="way">
        <a className="bindery-button bindery-secondary" part="visit-store" href={storeHref}>
          {words.visitStore}
        </a>
      </p>
    </>
  )
}

/** The lines of the cart with the total, in a panel at the header's button. */
export function MiniCartFlyout(view: MiniCartFlyoutView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, anchor, words, close, step, message } = view
  return (
    <View host={host}>
      <Panel anchor={anchor} title={words.title} closeLabel={words.close} onClose={close} trapFocus>
        <div className="mini">
          <Notice kind="error">
            {message && step !== 'failed' ? `${message} ${words.stale}` : message}
          </Notice>
          {message ? <PanelRetry onRetry={view.retry}>{words.again}</PanelRetry> : null}
          <Notice>{step === 'filled' || step === 'empty' ? view.notice : null}</Notice>
          {step === 'loading' ? (
            <p className="more">
              <Spinner label={words.loading} /> {words.loading}
            </p>
          ) : null}
          {step === 'empty' ? <Empty {...view} /> : null}
          {step === 'filled' ? <Lines {...view} /> : null}
        </div>
      </Panel>
    </View>
  )
}
