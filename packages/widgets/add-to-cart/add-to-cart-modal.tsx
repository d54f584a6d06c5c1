import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Spinner } from '@bindery/ui/button/spinner.tsx'
import { Dialog } from '@bindery/ui/dialog/dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/dialog/top-layer-dialog.tsx'
import { View } from '@bindery/ui/view/view.tsx'
import type { ModalView } from './add-to-cart-modal.model.ts'

type Shown<S> = Extract<ModalView, { readonly step: S }>

function Added({ words, lines, suggestions, checkout, close }: Shown<'added'>) {
  return (
    <>
      <ul className="lines" part="items">
        {lines.map((line) => (
          <li key={line} className="bindery-text">
            {line}
          </li>
        ))}
      </ul>
      <div className="bindery-actions">
        <a className="bindery-button bindery-primary" part="checkout" href={checkout}>
          {words.checkout}
        </a>
        <Button part="continue" onClick={close}>
          {words.keepOn}
        </Button>
      </div>
      {suggestions.length > 0 ? (
        <section className="alike" part="alike" aria-label={words.alike}>
          <h3>{words.alike}</h3>
          <ul>
            {suggestions.map(({ title, href, price }) => (
              <li key={href}>
                <a className="bindery-text" href={href}>
                  {title}
                </a>{' '}
                {price ? <span>{price}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Refused({ words, advice, reason, phone, help, close }: Shown<'refused'>) {
  return (
    <>
      {reason ? <p className="bindery-text">{reason}</p> : null}
      <p role="alert">{advice}</p>
      <div className="bindery-actions">
        <a
          className="bindery-button bindery-secondary"
          href={phone ? `tel:${phone.replace(/[^\d+*#]/g, '')}` : help}
        >
          {phone ?? words.help}
        </a>
        <Button onClick={close}>{words.back}</Button>
      </div>
    </>
  )
}

function Maintenance({ words, close }: Shown<'maintenance'>) {
  return (
    <>
      <p role="alert">{words.maintenanceNotice}</p>
      <Button onClick={close}>{words.keepOn}</Button>
    </>
  )
}

/** The result of a click on 'Add to Cart'. */
export function AddToCartModal(view: ModalView & { host: ViewHost }) {
  if (view.step === 'closed') return null
  const { host, step, words, close } = view
  return (
    <View host={host}>
      <Dialog
        strategy={TopLayerDialog}
        title={words[step]}
        screen={step}
        closeLabel={words.close}
        onClose={close}
      >
        {step === 'processing' ? (
          <p className="wait">
            <Spinner label={words.processing} />
          </p>
        ) : null}
        {step === 'added' ? <Added {...view} /> : null}
        {step === 'refused' ? <Refused {...view} /> : null}
        {step === 'maintenance' ? <Maintenance {...view} /> : null}
      </Dialog>
    </View>
  )
}
