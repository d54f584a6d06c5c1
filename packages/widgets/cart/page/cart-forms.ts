import { storeCountries } from '@bindery/contract/country.ts'
import { type Cart, type CartPage, cartOf } from '@bindery/state/cart/cart.ts'
import { cartProblem } from '@bindery/state/cart/cart-problem.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { countryNameOf, readStates } from '@bindery/state/orders/places.ts'
import type { State } from '@bindery/state/state.ts'

export type CartFormValues = Readonly<Record<string, string>>

/** The promo code, or the place of the estimate. */
export interface CartForm {
  readonly drafts: CartFormValues
  readonly problem: Problem | null
  readonly sending: boolean
  keepDraft(values: CartFormValues): void
  send(values: CartFormValues): Promise<void>
}

interface Option {
  readonly value: string
  readonly label: string
}

export interface CartEstimate extends CartForm {
  readonly countries: readonly Option[]
  readonly country: string
  /** The states of the country; null while they load. */
  readonly states: readonly Option[] | null
}

/** The parts of the state that the cart's page uses. */
export type CartPageState = CartPage &
  Pick<State, 'messages' | 'settings' | 'liveRegion' | '$country'>
interface FormParts {
  readonly element: EventTarget
  render(): void
}

/** The field of a refusal, by its code. */
const fieldByCode: Readonly<Record<string, string>> = { state_unknown: 'state' }

const problemOf = (failure: Failure, page: CartPageState, field?: string): Problem | null => {
  if (failure.kind === 'signed-out') return null
  const message = cartProblem(failure, page.messages)
  const refused = failure.kind === 'refused' ? (field ?? fieldByCode[failure.code]) : undefined
  return refused ? { fields: { [refused]: message } } : { message, fields: {} }
}

/** The form for the promo code. A cart has at most one. */
export const createPromo = (
  page: CartPageState,
  { element, render }: FormParts,
  /** Called when a code is in the cart, or with the code that has left the cart. */
  onDone: (removed?: string) => void,
) => {
  const store = cartOf(page)
  let drafts: CartFormValues = {}
  let problem: Problem | null = null
  let sending = false
  let keepDraft: CartForm['keepDraft'] = () => {}
  // A new `keepDraft` makes the view render an empty form.
  const clear = () => {
    drafts = {}
    keepDraft = (values) => {
      drafts = values
    }
  }
  clear()
  const codeInCart = () => {
    const now = store.$cart.get()
    return now.status === 'known' ? now.cart.coupons[0]?.code : undefined
  }
  const apply = async (code: string, field?: string) => {
    const removed = field ? undefined : codeInCart()
    sending = true
    problem = null
    render()
    const answer = await store.promo(code, { from: element })
    sending = false
    if (!answer.ok) problem = problemOf(answer.failure, page, field)
    else if (field) clear()
    render()
    if (answer.ok) onDone(removed)
  }
  return {
    reset: () => {
      problem = null
      clear()
    },
    drop: () => void apply(''),
    view: (): CartForm => ({
      drafts,
      problem,
      sending,
      keepDraft,
      send: ({ promoCode = '' }) => apply(promoCode.trim(), 'promoCode'),
    }),
  }
}

/** The form for country and state, which estimates tax and shipping. */
export const createEstimate = (
  page: CartPageState,
  { element, render }: FormParts,
  onDone: () => void,
) => {
  const store = cartOf(page)
  const { locale } = page.settings
  let countryOptions: readonly Option[] | null = null
  const countries = () => {
    countryOptions ??= storeCountries.map((code) => ({
      value: code,
      label: countryNameOf(code, locale),
    }))
    return countryOptions
  }
  // The names of all countries take a while. Two idle moments: the request for the cart goes out first.
  const { idle } = page.environment
  idle(() => idle(countries))
  const states = new Map<string, CartEstimate['states']>([['', []]])
  /** Countries whose states could not be loaded, and why. The next send or another country retries. */
  const stateProblems = new Map<string, Problem | null>()
  let drafts: CartFormValues = {}
  let problem: Problem | null = null
  let sending = false

  const loadStates = async (country: string) => {
    states.set(country, null)
    const answer = await readStates(page, country)
    if (answer.ok) {
      states.set(
        country,
        answer.states.map(({ code, name }) => ({ value: code, label: name })),
      )
    } else {
      const why = problemOf(answer.failure, page)
      states.delete(country)
      stateProblems.set(country, why)
    }
    render()
  }
  /** Without a state field its error moves to the form. If the states could not be loaded, it says why. */
  const shownProblem = (country: string): Problem | null => {
    const stateError = problem?.fields['state']
    if (stateError && !states.get(country)?.length) {
      return stateProblems.get(country) ?? { message: stateError, fields: {} }
    }
    return problem ?? stateProblems.get(country) ?? null
  }
  const countryOf = (cart: Cart) =>
    drafts['country'] ?? cart.estimate?.country ?? page.$country.get() ?? ''
  let keepDraft: CartForm['keepDraft'] = () => {}
  /** The country of the states in the view. */
  let shownCountry = ''
  /** The country that the form started with. Once a better guess is loaded, the form starts again. */
  let initialCountry = ''
  const restart = (country: string) => {
    initialCountry = country
    const current: CartForm['keepDraft'] = (values) => {
      // A form reports its values once more when it unmounts. Ignore those of a former form.
      if (keepDraft !== current) return
      drafts = values
      if (shownCountry === values['country']) return
      // Another country may have a state with the same code, so clear the state.
      drafts = { ...values, state: '' }
      problem = null
      stateProblems.clear()
      render()
    }
    keepDraft = current
  }
  restart('')
  const send = async ({ country = '', state = '' }: CartFormValues) => {
    sending = true
    problem = null
    stateProblems.clear()
    render()
    const answer = await store.estimate({ country, state }, { from: element })
    sending = false
    if (!answer.ok) problem = problemOf(answer.failure, page)
    render()
    if (answer.ok) onDone()
  }
  return {
    reset: () => {
      drafts = {}
      problem = null
      stateProblems.clear()
      restart('')
    },
    /** 'California, United States'. The state has its code until its name is loaded. */
    placeOf: ({ estimate }: Cart): string | null => {
      if (!estimate) return null
      const { country, state } = estimate
      const name = states.get(country)?.find(({ value }) => value === state)?.label ?? state
      return [name, countryNameOf(country, locale)].filter(Boolean).join(', ')
    },
    view: (cart: Cart): CartEstimate => {
      const country = countryOf(cart)
      shownCountry = country
      if (drafts['country'] === undefined && initialCountry !== country) restart(country)
      if (country && !states.has(country) && !stateProblems.has(country)) void loadStates(country)
      const { state = '' } = cart.estimate ?? {}
      return {
        countries: countries(),
        country,
        states: states.get(country) ?? (states.has(country) ? null : []),
        drafts: { country, state: drafts['state'] ?? state },
        problem: shownProblem(country),
        sending,
        keepDraft,
        send,
      }
    },
  }
}
