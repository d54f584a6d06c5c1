import { Button } from '@bindery/ui/button/button.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import type { OpenView } from '../checkout.model.ts'

/** The shipping methods with their costs. */
export function ShippingStep({ view }: { view: OpenView }) {
  const { words, checkout, money } = view
  const { shippingMethods, shippingMethod, cart } = checkout
  const takes = (days: string) => (days === '1' ? words.oneDay : words.days({ days }))
  const chosen = [view.method, shippingMethod, shippingMethods[0]?.id].find((one) =>
    shippingMethods.some(({ id }) => id === one),
  )
  return (
    <RequestForm
      name="order-shipping"
      label={words.shipping}
      fields={['shippingMethod']}
      drafts={{ shippingMethod: chosen ?? '' }}
      problem={view.problem}
      sending={view.sending}
      onSubmit={view.sendShipping}
      onDraft={view.draftShipping}
    >
      <fieldset className="bindery-choices">
        <legend>{words.how}</legend>
        {shippingMethods.map(({ id, name, days, cost }) => (
          <label key={id} className="bindery-radio">
            <input type="radio" name="shippingMethod" value={id} defaultChecked={id === chosen} />
            <span className="bindery-text">
              <bdi>{name}</bdi>
              {['', ...(days ? [takes(days)] : []), money(cost, cart.currency)].join(', ')}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">{words.continue}</Button>
    </RequestForm>
  )
}
