import { createForm } from '@bindery/state/form.ts'
import type { State } from '@bindery/state/state.ts'
import { type AddressValues, newOne } from './order.address.ts'
import { createDraft } from './order.draft.ts'
import { orderMessages } from './order.messages.ts'
import { createPayment } from './order.payment.ts'
import { checkoutOf, createProgress } from './order.progress.ts'
import { createStates } from './order.states.ts'

/** @param changed the payment provider has come, or has not */
export const createContext = (state: State, element: HTMLElement, changed: () => void) => {
  const { environment, settings } = state
  const words = () => orderMessages(state.messages).get()
  const progress = createProgress()
  const now = () => progress.$progress.get()
  const draft = createDraft(environment, () => now().reader)
  const form = createForm(() => words().unreachable)
  const states = createStates(state)
  const payment = createPayment(
    environment,
    element,
    () => {
      const cart = checkoutOf(now())?.cart
      const { currency = settings.currency, grandTotal: amount = 0 } = cart ?? {}
      return { locale: settings.locale, currency, amount }
    },
    changed,
  )
  /** What the form of the address holds: what was typed, and the address chosen last, else saved last. */
  const values = (): AddressValues => {
    const { values } = draft.get()
    const { addresses } = now()
    const chosen = [values['address'], checkoutOf(now())?.address?.id, addresses[0]?.id].find(
      (id) => id === newOne || addresses.some((one) => one.id === id),
    )
    const countryCode = values['countryCode'] || state.$country.value || ''
    return { ...values, countryCode, address: chosen ?? newOne }
  }
  /** Only who types a new address chooses among states. */
  const lookUpStates = async (): Promise<void> => {
    const { address, countryCode = '' } = values()
    if (address === newOne) await states.lookUp(countryCode)
  }
  return {
    state,
    element,
    words,
    progress,
    now,
    draft,
    form,
    states,
    payment,
    values,
    lookUpStates,
  }
}

/** What the parts of a checkout share. */
export type OrderContext = ReturnType<typeof createContext>
