import { Button } from '@bindery/ui/button/button.tsx'
import { moveFocus } from '@bindery/ui/focus/move-focus.ts'
import { Field } from '@bindery/ui/form/field.tsx'
import { RequestForm } from '@bindery/ui/form/request-form.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useBusy } from '@bindery/ui/view/use-busy.ts'
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { addressNames, linesOf, newAddress } from '../address-fields.ts'
import type { OpenView } from '../checkout.model.ts'

/** The choice among the saved addresses and a new one. */
function Choice({ view }: { view: OpenView }) {
  const { addresses, values, words, locale } = view
  if (addresses.length === 0) return <input type="hidden" name="address" value={newAddress} />
  const options = [
    ...addresses.map((one) => ({ id: one.id, lines: linesOf(one, locale) })),
    { id: newAddress, lines: [words.newAddress] },
  ]
  return (
    <fieldset className="bindery-choices">
      <legend>{words.which}</legend>
      {options.map(({ id, lines }) => (
        <label key={id} className="bindery-radio">
          <input type="radio" name="address" value={id} defaultChecked={values['address'] === id} />
          <span className="bindery-text">{lines.join(', ')}</span>
        </label>
      ))}
    </fieldset>
  )
}

function States({ view }: { view: OpenView }) {
  const { states, statesFailed, words, values, retryStates } = view
  const failed = statesFailed !== null
  const [asking, run] = useBusy()
  const pressed = useRef<HTMLFormElement | null>(null)
  useLayoutEffect(() => {
    if (!states) return
    // The retry button disappears after a success. The field that it loaded takes its focus.
    const next = pressed.current?.elements.namedItem(states.length > 0 ? 'state' : 'postalCode')
    pressed.current = null
    if (next instanceof HTMLElement) moveFocus(null, next)
  }, [states])
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = currentTarget.form
    void run(retryStates)
  }
  if (states?.length === 0) return null
  if (states) {
    return (
      <Select
        key={values['countryCode']}
        name="state"
        label={words.state}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        blank={words.choose}
        defaultValue={values['state']}
        autoComplete="address-level1"
        required
      />
    )
  }
  return (
    <div>
      <Notice kind="error">
        {failed && !asking ? `${words.statesUnloaded} ${statesFailed}`.trim() : null}
      </Notice>
      {failed || asking ? (
        <Button busy={asking} onClick={press}>
          {words.again}
        </Button>
      ) : null}
    </div>
  )
}

/** Two countries may share the code of a state, so a change of the country clears the state. */
const clearState = ({ target }: FormEvent) => {
  const { name, form } = target as HTMLSelectElement
  const state = form?.elements.namedItem('state')
  if (name === 'countryCode' && state instanceof HTMLSelectElement) state.value = ''
}

/** The shipping address: a saved or a new one. */
export function AddressStep({ view }: { view: OpenView }) {
  const { words, values, countries } = view
  const isNew = values['address'] === newAddress
  const line = (name: 'firstName' | 'lastName' | 'address1' | 'city', complete: string) => (
    <Field name={name} label={words[name]} autoComplete={complete} required />
  )
  return (
    <RequestForm
      name="order-address"
      label={words.address}
      fields={addressNames}
      drafts={values}
      problem={view.problem}
      sending={view.sending}
      validate={view.validate}
      onSubmit={view.sendAddress}
      onDraft={view.draftAddress}
    >
      <Choice view={view} />
      <div hidden={!isNew} onInput={clearState}>
        {line('firstName', 'shipping given-name')}
        {line('lastName', 'shipping family-name')}
        {line('address1', 'shipping address-line1')}
        <Field name="address2" label={words.address2} autoComplete="shipping address-line2" />
        {line('city', 'shipping address-level2')}
        <Select
          key={view.country}
          name="countryCode"
          label={words.country}
          options={countries}
          defaultValue={values['countryCode']}
          blank={words.choose}
          autoComplete="shipping country"
          required
        />
        <States view={view} />
        <Field
          name="postalCode"
          label={words.postalCode}
          autoComplete="shipping postal-code"
          required
        />
      </div>
      <Button type="submit">{words.continue}</Button>
    </RequestForm>
  )
}
