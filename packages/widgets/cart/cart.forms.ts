import { storeCountries } from '@bindery/contract/country.ts'
import { type Cart, cartOf } from '@bindery/state/cart.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { countryNameOf, readStates } from '@bindery/state/place.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import type { CartWords } from './cart.messages.ts'
import type { CartEstimate, CartForm, CartFormValues } from './cart.view.ts'
import { problemWords } from './cart.words.ts'

type Page = Pick<
  State,
  'cart' | 'environment' | 'messages' | 'online' | 'session' | 'settings' | 'status' | '$country'
>
interface Around {
  readonly element: EventTarget
  words(): CartWords
  paint(): void
}

/** Which field a refusal is about. */
const fields: Readonly<Record<string, string>> = { state_unknown: 'state' }

const problemOf = async (failure: Failure, page: Page, field?: string): Promise<Problem | null> => {
  if (failure.kind === 'signed-out') return null
  const message = await problemWords(failure, page)
  const named = failure.kind === 'refused' ? (field ?? fields[failure.code]) : undefined
  return named ? { fields: { [named]: message } } : { message, fields: {} }
}

/** The promo code: one to a cart. */
export const createPromo = (page: Page, { element, paint }: Around) => {
  const store = cartOf(page)
  const from = { from: element }
  let drafts: CartFormValues = {}
  let problem: Problem | null = null
  let sending = false
  let draft: CartForm['draft'] = () => {}
  // Another function than before empties the form.
  const renew = () => {
    drafts = {}
    draft = (values) => {
      drafts = values
    }
  }
  renew()
  const apply = async (code: string, field?: string) => {
    sending = true
    problem = null
    paint()
    const answer = await store.promo(code, from)
    sending = false
    if (!answer.ok) problem = await problemOf(answer.failure, page, field)
    else if (field) renew()
    paint()
  }
  return {
    forget: () => {
      problem = null
      renew()
    },
    drop: () => void apply(''),
    view: (): CartForm => ({
      drafts,
      problem,
      sending,
      draft,
      send: ({ promoCode = '' }) => apply(promoCode.trim(), 'promoCode'),
    }),
  }
}

/** Where tax and shipping are reckoned for. */
export const createEstimate = (page: Page, { element, paint }: Around) => {
  const store = cartOf(page)
  const { locale } = page.settings
  let countries: CartEstimate['countries'] | null = null
  const named = () => {
    countries ??= storeCountries.map((code) => ({
      value: code,
      label: countryNameOf(code, locale),
    }))
    return countries
  }
  // What knows the names takes a while to load: after the cart has been asked for, while it is on its way.
  const { idle } = page.environment
  idle(() => idle(named))
  const states = new Map<string, CartEstimate['states']>([['', []]])
  /** Why those of a country could not be had: asked for again with the next sending, or another country. */
  const missing = new Map<string, Problem | null>()
  let drafts: CartFormValues = {}
  let problem: Problem | null = null
  let sending = false

  const load = async (country: string) => {
    states.set(country, null)
    const answer = await readStates(page, country)
    if (answer.ok) {
      states.set(
        country,
        answer.states.map(({ code, name }) => ({ value: code, label: name })),
      )
    } else {
      const why = await problemOf(answer.failure, page)
      states.delete(country)
      missing.set(country, why)
    }
    paint()
  }
  /** A state that is missing is said where none is shown as well: why that is so, if it is known. */
  const told = (country: string): Problem | null => {
    const wrong = problem?.fields['state']
    if (wrong && !states.get(country)?.length) {
      return missing.get(country) ?? { message: wrong, fields: {} }
    }
    return problem ?? missing.get(country) ?? null
  }
  const chosen = (cart: Cart) =>
    drafts['country'] ?? cart.estimate?.country ?? page.$country.get() ?? ''
  let draft: CartForm['draft'] = () => {}
  /** The country whose states are shown. */
  let shown = ''
  /** What the form began with: another country that comes to be known begins it anew. */
  let begun = ''
  const begin = (country: string) => {
    begun = country
    const mine: CartForm['draft'] = (values) => {
      // The last values of a form that goes away are not those of this one.
      if (draft !== mine) return
      drafts = values
      if (shown === values['country']) return
      // Another country: its states are others, also one with the code of the last.
      drafts = { ...values, state: '' }
      problem = null
      missing.clear()
      paint()
    }
    draft = mine
  }
  begin('')
  const send = async ({ country = '', state = '' }: CartFormValues) => {
    sending = true
    problem = null
    missing.clear()
    paint()
    const answer = await store.estimate({ country, state }, { from: element })
    sending = false
    if (!answer.ok) problem = await problemOf(answer.failure, page)
    paint()
  }
  return {
    forget: () => {
      drafts = {}
      problem = null
      missing.clear()
      begin('')
    },
    /** 'California, United States'; the state by its code until its name is known. */
    placeOf: ({ estimate }: Cart): string | null => {
      if (!estimate) return null
      const { country, state } = estimate
      const name = states.get(country)?.find(({ value }) => value === state)?.label ?? state
      return [name, countryNameOf(country, locale)].filter(Boolean).join(', ')
    },
    view: (cart: Cart): CartEstimate => {
      const country = chosen(cart)
      shown = country
      if (drafts['country'] === undefined && begun !== country) begin(country)
      if (country && !states.has(country) && !missing.has(country)) void load(country)
      const { state = '' } = cart.estimate ?? {}
      return {
        countries: named(),
        country,
        states: states.get(country) ?? (states.has(country) ? null : []),
        drafts: { country, state: drafts['state'] ?? state },
        problem: told(country),
        sending,
        draft,
        send,
      }
    },
  }
}
