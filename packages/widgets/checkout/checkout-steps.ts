/** The steps of a checkout: pure rules of which comes next, which is reachable and which address each has. */
import type { Checkout } from '@bindery/state/orders/order.ts'

/** All steps, in order. */
export const steps = ['address', 'shipping', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

const isStep = (value: string): value is Step => (steps as readonly string[]).includes(value)

/** The steps of this order. An order without physical items has no shipping step. */
export const stepsOf = ({ address, shippingMethods, paymentNeeded }: Checkout): Step[] =>
  steps.filter(
    (step) =>
      (step !== 'shipping' || !address || shippingMethods.length > 0) &&
      (step !== 'payment' || paymentNeeded),
  )

/** The first incomplete step. The reader cannot go past it. */
export const openStep = (checkout: Checkout, paid: boolean): Step => {
  const { address, shippingMethods, shippingMethod, paymentNeeded } = checkout
  if (!address) return 'address'
  const known = shippingMethods.some(({ id }) => id === shippingMethod)
  if (shippingMethods.length > 0 && !known) return 'shipping'
  return paymentNeeded && !paid ? 'payment' : 'review'
}

/** The step that follows a completed one. */
export const stepAfter = (step: Step, checkout: Checkout, paid: boolean): Step => {
  const own = stepsOf(checkout)
  return own[own.indexOf(step) + 1] ?? openStep(checkout, paid)
}

/** The step shown for a requested one: at most the first incomplete step, and one that the order has. */
export const reachableStep = (requested: Step, checkout: Checkout, paid: boolean): Step => {
  const open = openStep(checkout, paid)
  if (steps.indexOf(requested) > steps.indexOf(open)) return open
  const own = stepsOf(checkout)
  return own.find((step) => steps.indexOf(step) >= steps.indexOf(requested)) ?? open
}

const repairs: Readonly<Record<string, Step | 'reload'>> = {
  cart_changed: 'reload',
  cart_empty: 'reload',
  address_unknown: 'address',
  method_unknown: 'shipping',
  payment_declined: 'payment',
  payment_needed: 'payment',
  challenge_needed: 'payment',
}

/** Where the reader can fix a refused order, by its error code. `reload`: read the checkout again. */
export const repairOf = (code: string): Step | 'reload' | null =>
  Object.hasOwn(repairs, code) ? (repairs[code] ?? null) : null

interface Pages {
  readonly shippingPayment: string
  readonly reviewOrder: string
}

const isAt = (here: URL, page: string) => new URL(page, here).pathname === here.pathname

/**
 * The step that an address names: by `?step=`, or by the page of the checkout.
 * @param attribute of the tag, for a page with another address
 */
export const stepAt = (href: string, pages: Pages, attribute: string): Step => {
  const here = new URL(href)
  const named = here.searchParams.get('step') ?? ''
  if (isStep(named)) return named
  if (isAt(here, pages.reviewOrder)) return 'review'
  if (isAt(here, pages.shippingPayment)) return 'address'
  return attribute === 'review-order' ? 'review' : 'address'
}

/** The address of a step: on the checkout's own pages, or on the page that has the tag. */
export const addressOf = (step: Step, href: string, pages: Pages): string => {
  const here = new URL(href)
  const own = [pages.shippingPayment, pages.reviewOrder].some((page) => isAt(here, page))
  const first = own && (step === 'address' || step === 'review')
  const url = own
    ? new URL(step === 'review' ? pages.reviewOrder : pages.shippingPayment, here)
    : here
  url.searchParams.delete('order')
  if (first) url.searchParams.delete('step')
  else url.searchParams.set('step', step)
  return url.href
}

/** The address of a placed order. A reload shows the order again. */
export const orderAddress = (id: string, href: string, pages: Pages): string => {
  const url = new URL(addressOf('review', href, pages))
  url.searchParams.set('order', id)
  return url.href
}
