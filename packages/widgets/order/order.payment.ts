import type { Environment } from '@bindery/state/environment.ts'
import { BinderyEvent } from '@bindery/state/event.ts'

/** What a provider answers: a token that the site's server can charge once, or why not, in words. */
export type PaymentAnswer = { readonly token: string } | { readonly error: string }

export interface PaymentContext {
  /** BCP 47, or null. */
  readonly locale: string | null
  /** Three letters. */
  readonly currency: string
  /** Minor units, as the order stands now. */
  readonly amount: number
}

/**
 * A payment provider. Its script registers it: it hears `bindery-payment-wanted` on the document and
 * calls `event.detail.register(provider)`, and when it is loaded it sends `bindery-payment-provider` with
 * the provider as `detail`, for a checkout that stands already. The first one that registers is used.
 */
export interface PaymentProvider {
  /** Puts fields of its own into an empty element of the page, in the light DOM; may return what takes them away. */
  mount(container: HTMLElement, context: PaymentContext): unknown
  /** The reader goes on: a token for what they have typed. It marks its fields itself. */
  tokenise(): Promise<PaymentAnswer>
  /** The server wants more proof. `challenge` is what it sent; `container` an empty element that is shown. */
  challenge?(challenge: unknown, container: HTMLElement): Promise<PaymentAnswer>
}

/** A checkout wants a payment provider: `{ register(provider) }`. */
export class PaymentWantedEvent extends BinderyEvent<{
  register(provider: PaymentProvider): void
}> {
  constructor(register: (provider: PaymentProvider) => void) {
    super('bindery-payment-wanted', { register })
  }
}

const registration = 'bindery-payment-provider'

/** How long a provider may take to be there, and to answer, in ms. */
const patience = 15_000
const patienceForToken = 30_000

const isProvider = (value: unknown): value is PaymentProvider => {
  const { mount, tokenise } = Object(value) as Record<string, unknown>
  return typeof mount === 'function' && typeof tokenise === 'function'
}

const isAnswer = (value: unknown): value is PaymentAnswer => {
  const { token, error } = Object(value) as Record<string, unknown>
  return typeof token === 'string' ? token !== '' : typeof error === 'string'
}

/** The provider of a checkout, and the place in the page where its fields are. */
export const createPayment = (
  environment: Pick<Environment, 'timer' | 'warn'>,
  element: HTMLElement,
  context: () => PaymentContext,
  changed: () => void,
) => {
  const page: EventTarget = element.ownerDocument ?? element
  let provider: PaymentProvider | null = null
  let place: HTMLElement | null = null
  let proof: HTMLElement | null = null
  let late = false
  let clear = () => {}
  let giveUp = () => {}
  const warn = (error: unknown) =>
    environment.warn(`bindery-checkout: the payment provider failed: ${String(error)}`)

  const mount = () => {
    if (!provider || !place) return
    try {
      const undo = provider.mount(place, context())
      if (typeof undo === 'function') clear = () => void undo()
    } catch (error) {
      warn(error)
    }
  }
  const leave = () => {
    giveUp()
    try {
      clear()
    } catch (error) {
      warn(error)
    }
    clear = () => {}
    place?.replaceChildren()
    proof?.replaceChildren()
  }
  const register = (one: unknown) => {
    if (provider) return
    if (!isProvider(one)) return warn('it has no mount() and tokenise()')
    provider = one
    mount()
    changed()
  }
  const heard = (event: Event) => register((event as CustomEvent<unknown>).detail)
  page.addEventListener(registration, heard)
  let offTimer: (() => void) | null = null
  /** Once there is a place for its fields. */
  const request = () => {
    offTimer ??= environment.timer(patience, () => {
      late = true
      changed()
    })
    if (!provider) element.dispatchEvent(new PaymentWantedEvent(register))
  }

  /** What the provider says; null when it says nothing that can be understood, or in time. */
  const ask = async (
    answer: () => Promise<unknown>,
    ms?: number,
  ): Promise<PaymentAnswer | null> => {
    let off = () => {}
    try {
      const slow = new Promise<null>((resolve) => {
        if (ms !== undefined) off = environment.timer(ms, () => resolve(null))
      })
      const said = await Promise.race([answer(), slow])
      return isAnswer(said) ? said : null
    } catch (error) {
      warn(error)
      return null
    } finally {
      off()
    }
  }
  return {
    status: (): 'ready' | 'waiting' | 'missing' => {
      if (provider) return 'ready'
      return late ? 'missing' : 'waiting'
    },
    /** The element for its fields has come or gone. */
    place: (container: HTMLElement | null) => {
      if (container === place) return
      leave()
      place = container
      if (!place) return
      if (provider) mount()
      else request()
    },
    /** The element for what it asks the reader besides. */
    prove: (container: HTMLElement | null) => {
      proof = container
    },
    tokenise: () => ask(async () => provider?.tokenise(), patienceForToken),
    /** The reader may take their time, and `abandon` it. */
    challenge: (challenge: unknown) => {
      const given = new Promise<null>((resolve) => {
        giveUp = () => resolve(null)
      })
      const answer = async () => proof && provider?.challenge?.(challenge, proof)
      return ask(() => Promise.race([answer(), given]))
    },
    /** Ends a challenge that is not answered. */
    abandon: () => {
      giveUp()
      proof?.replaceChildren()
    },
    /** Empties the fields: another reader may come. */
    restart: () => {
      leave()
      mount()
    },
    destroy: () => {
      offTimer?.()
      page.removeEventListener(registration, heard)
      leave()
    },
  }
}

export type Payment = ReturnType<typeof createPayment>
