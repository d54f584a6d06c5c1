import type { Environment } from '@bindery/state/environment/environment.ts'
import { BinderyEvent } from '@bindery/state/environment/event.ts'

/** A provider's response: a token that the site's server can charge once, or an error message. */
export type PaymentAnswer = { readonly token: string } | { readonly error: string }

export interface PaymentContext {
  /** BCP 47, or null. */
  readonly locale: string | null
  /** ISO 4217, three letters. */
  readonly currency: string
  /** The total in minor units, as the reader sees it now. Until a delivery is chosen it is without shipping and tax. */
  readonly amount: number
}

/**
 * A payment provider. Its script listens to `bindery-payment-wanted` on the document and calls
 * `event.detail.register(provider)`. For a checkout that is already on the page, it sends
 * `bindery-payment-provider` with the provider as `detail` once it has loaded. The first provider wins.
 */
export interface PaymentProvider {
  /** Puts the provider's fields into an empty element in the light DOM. May return a function that removes them. */
  mount(container: HTMLElement, context: PaymentContext): unknown
  /**
   * Exchanges the typed values for a token. The provider marks errors in its own fields.
   * @param context with the amount that the order will have
   */
  tokenise(context: PaymentContext): Promise<PaymentAnswer>
  /** Asks the reader for more proof. `challenge` comes from the server; `container` is empty and visible. */
  challenge?(challenge: unknown, container: HTMLElement): Promise<PaymentAnswer>
}

/**
 * The checkout needs a payment provider: call `register` with one. A provider that loads later dispatches
 * `bindery-payment-provider` with itself as `detail`.
 */
export class PaymentWantedEvent extends BinderyEvent<{
  register(provider: PaymentProvider): void
}> {
  constructor(register: (provider: PaymentProvider) => void) {
    super('bindery-payment-wanted', { register })
  }
}

/**
 * Sent after `bindery-payment-wanted` if no provider has registered, for scripts that listen to its former name.
 * @deprecated use bindery-payment-wanted instead
 */
export class PaymentRequestEvent extends BinderyEvent<{
  register(provider: PaymentProvider): void
}> {
  constructor(register: (provider: PaymentProvider) => void) {
    super('bindery-payment-request', { register })
  }
}

const registration = 'bindery-payment-provider'

/** How long a provider may take to register, and to return a token, in ms. */
const registerTimeoutMs = 15_000
const tokenTimeoutMs = 30_000

const isProvider = (value: unknown): value is PaymentProvider => {
  const { mount, tokenise } = Object(value) as Record<string, unknown>
  return typeof mount === 'function' && typeof tokenise === 'function'
}

const isAnswer = (value: unknown): value is PaymentAnswer => {
  const { token, error } = Object(value) as Record<string, unknown>
  return typeof token === 'string' ? token !== '' : typeof error === 'string'
}

/** Connects a checkout with its payment provider, and with the elements for the provider's fields. */
export const createPayment = (
  environment: Pick<Environment, 'timer' | 'warn'>,
  element: HTMLElement,
  context: () => PaymentContext,
  onChange: () => void,
) => {
  const page: EventTarget = element.ownerDocument ?? element
  let provider: PaymentProvider | null = null
  let fields: HTMLElement | null = null
  let proof: HTMLElement | null = null
  let timedOut = false
  let unmount = () => {}
  let cancelChallenge = () => {}
  const warn = (error: unknown) =>
    environment.warn(`bindery-checkout: the payment provider failed: ${String(error)}`)

  const mount = () => {
    if (!provider || !fields) return
    try {
      const undo = provider.mount(fields, context())
      if (typeof undo === 'function') unmount = () => void undo()
      else Promise.resolve(undo).catch(warn)
    } catch (error) {
      warn(error)
    }
  }
  const clear = () => {
    cancelChallenge()
    try {
      unmount()
    } catch (error) {
      warn(error)
    }
    unmount = () => {}
    fields?.replaceChildren()
    proof?.replaceChildren()
  }
  const register = (candidate: unknown) => {
    if (provider) return
    if (!isProvider(candidate)) return warn('it has no mount() and tokenise()')
    provider = candidate
    mount()
    onChange()
  }
  const registerLate = (candidate: unknown) => {
    environment.warn('bindery-payment-request is deprecated: use bindery-payment-wanted instead')
    register(candidate)
  }
  const onRegistration = (event: Event) => register((event as CustomEvent<unknown>).detail)
  page.addEventListener(registration, onRegistration)
  let stopTimer: (() => void) | null = null
  const request = () => {
    stopTimer ??= environment.timer(registerTimeoutMs, () => {
      timedOut = true
      onChange()
    })
    if (!provider) element.dispatchEvent(new PaymentWantedEvent(register))
    if (!provider) element.dispatchEvent(new PaymentRequestEvent(registerLate))
  }

  /** The provider's response; null if it fails, is malformed or takes longer than `timeoutMs`. */
  const ask = async (
    answer: () => Promise<unknown>,
    timeoutMs?: number,
  ): Promise<PaymentAnswer | null> => {
    let stop = () => {}
    try {
      const timeout = new Promise<null>((resolve) => {
        if (timeoutMs !== undefined) stop = environment.timer(timeoutMs, () => resolve(null))
      })
      const response = await Promise.race([answer(), timeout])
      return isAnswer(response) ? response : null
    } catch (error) {
      warn(error)
      return null
    } finally {
      stop()
    }
  }
  return {
    status: (): 'ready' | 'waiting' | 'missing' => {
      if (provider) return 'ready'
      return timedOut ? 'missing' : 'waiting'
    },
    /** Sets the element for the provider's fields; null when the view removes it. */
    setFields: (container: HTMLElement | null) => {
      if (container === fields) return
      clear()
      fields = container
      if (!fields) return
      if (provider) mount()
      else request()
    },
    /** Sets the element for the provider's challenges. */
    setProof: (container: HTMLElement | null) => {
      proof = container
    },
    tokenise: () => ask(async () => provider?.tokenise(context()), tokenTimeoutMs),
    /** Has no timeout, because the reader may need time. `abandon` ends it. */
    challenge: (challenge: unknown) => {
      const cancelled = new Promise<null>((resolve) => {
        cancelChallenge = () => resolve(null)
      })
      const answer = async () => proof && provider?.challenge?.(challenge, proof)
      return ask(() => Promise.race([answer(), cancelled]))
    },
    /** Cancels an open challenge. */
    abandon: () => {
      cancelChallenge()
      proof?.replaceChildren()
    },
    /** Empties the provider's fields, for the next order or the next reader. */
    restart: () => {
      clear()
      mount()
    },
    destroy: () => {
      stopTimer?.()
      page.removeEventListener(registration, onRegistration)
      clear()
    },
  }
}
