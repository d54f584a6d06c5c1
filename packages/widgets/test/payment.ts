/** A payment provider for a checkout in a page, for tests. Never shipped. */
import { leave } from './page.ts'

/** Registers the provider with the next checkout. */
export const providePayment = (provider: object) => {
  const answer = (event: Event) =>
    (event as CustomEvent<{ register(one: unknown): void }>).detail.register(provider)
  document.addEventListener('bindery-payment-wanted', answer)
  leave(() => document.removeEventListener('bindery-payment-wanted', answer))
}
