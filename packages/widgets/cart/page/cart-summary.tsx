import { Button } from '@bindery/ui/button/button.tsx'
import { isFocusLost } from '@bindery/ui/focus/focus.ts'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { useRef } from 'react'
import type { ShownCart } from './cart.model.ts'
import type { CartFormValues } from './cart-forms.ts'

function Promo({ view }: { view: ShownCart }) {
  const { words, promo, coupons, dropPromo } = view
  const field = useRef<HTMLInputElement>(null)
  const isWaiting = useRef(false)
  const wait = () => {
    isWaiting.current = true
  }
  // An applied code starts the form again, and a removed one takes its button along.
  useOnChange(promo.sending, (wasSending) => {
    if (!wasSending || !isWaiting.current) return
    isWaiting.current = false
    if (isFocusLost()) field.current?.focus()
  })
  const validate = ({ promoCode = '' }: CartFormValues) =>
    promoCode.trim() === '' ? { promoCode: words.promoRequired } : {}
  return (
    <section className="part" part="promo" aria-label={words.promo}>
      {coupons.map(({ code, words: text, applies }) => (
        <p key={code} className={applies ? 'coupon' : 'coupon idle'} part="coupon">
          <span>{text}</span>
          <Button
            variant="link"
            aria-label={words.removePromo({ code })}
            inactive={promo.sending}
            onClick={() => {
              wait()
              dropPromo()
            }}
          >
            {words.remove}
          </Button>
        </p>
      ))}
      <RequestForm
        name="promo"
        slot="promo"
        label={words.promo}
        fields={['promoCode']}
        drafts={promo.drafts}
        problem={promo.problem}
        sending={promo.sending}
        validate={validate}
        onSubmit={(values) => {
          wait()
          return promo.send(values)
        }}
        onDraft={promo.keepDraft}
      >
        <Field
          name="promoCode"
          label={words.promoCode}
          inputRef={field}
          autoComplete="off"
          maxLength={60}
          beside={
            <Button type="submit" variant="secondary">
              {words.apply}
            </Button>
          }
        />
      </RequestForm>
    </section>
  )
}

function Estimate({ view }: { view: ShownCart }) {
  const { words, estimate } = view
  const { countries, country, states, drafts } = estimate
  const validate = (values: CartFormValues) => ({
    ...(values['country'] ? {} : { country: words.promoRequired }),
    ...(states?.length && !values['state'] ? { state: words.stateRequired } : {}),
  })
  return (
    <section className="part" part="estimate" aria-label={words.estimate}>
      <h3>{words.estimate}</h3>
      <RequestForm
        name="estimate"
        slot="estimate"
        label={words.estimate}
        fields={['country', 'state']}
        drafts={drafts}
        problem={estimate.problem}
        sending={estimate.sending}
        validate={validate}
        onSubmit={estimate.send}
        onDraft={estimate.keepDraft}
      >
        <Select
          name="country"
          label={words.country}
          options={countries}
          blank={words.choose}
          autoComplete="country"
        />
        {states && states.length > 0 ? (
          <Select
            key={country}
            name="state"
            label={words.state}
            options={states}
            blank={words.choose}
            defaultValue={drafts['state'] ?? ''}
            autoComplete="address-level1"
          />
        ) : null}
        <Button type="submit" variant="secondary" inactive={states === null}>
          {words.reckon}
        </Button>
      </RequestForm>
    </section>
  )
}

/** The sums, the promo code, the estimate, and the link to the checkout. */
export function CartSummary({ view }: { view: ShownCart }) {
  const { words, sums, total, estimated, maintenance, checkoutHref } = view
  return (
    <section className="summary" part="summary" aria-label={words.summary}>
      <h3>{words.summary}</h3>
      <dl>
        {sums.map(({ name, label, amount }) => (
          <div key={name} className={name}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="total" part="total">
          <dt>{words.grandTotal}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {estimated ? <p className="kind">{estimated}</p> : null}
      {maintenance ? null : (
        <>
          <a className="bindery-button bindery-primary way" part="checkout" href={checkoutHref}>
            {words.checkout}
          </a>
          <Promo view={view} />
          <Estimate view={view} />
        </>
      )}
    </section>
  )
}
