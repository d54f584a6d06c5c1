import type { Checkout } from '@bindery/state/order.ts'

/** The steps, in their order. */
export const steps = ['address', 'shipping', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

const isStep = (value: string): value is Step => (steps as readonly string[]).includes(value)

/** The steps of this order: what is not sent by post has no way of shipping. */
export const stepsOf = ({ address, shippingMethods, paymentNeeded }: Checkout): Step[] =>
  steps.filter(
    (step) =>
      (step !== 'shipping' || !address || shippingMethods.length > 0) &&
      (step !== 'payment' || paymentNeeded),
  )

/** The first step that is not done yet: nobody comes further. */
export const openStep = (checkout: Checkout, paid: boolean): Step => {
  const { address, shippingMethods, shippingMethod, paymentNeeded } = checkout
  if (!address) return 'address'
  const known = shippingMethods.some(({ id }) => id === shippingMethod)
  if (shippingMethods.length > 0 && !known) return 'shipping'
  return paymentNeeded && !paid ? 'payment' : 'review'
}

/** The step that a reader who wants `wanted` gets to: at most the first one that is still open. */
export const reachable = (wanted: Step, checkout: Checkout, paid: boolean): Step => {
  const open = openStep(checkout, paid)
  if (steps.indexOf(wanted) > steps.indexOf(open)) return open
  // A step that this order does not have is skipped.
  const own = stepsOf(checkout)
  return own.find((step) => steps.indexOf(step) >= steps.indexOf(wanted)) ?? open
}

interface Pages {
  readonly shippingPayment: string
  readonly reviewOrder: string
}

const isAt = (here: URL, page: string) => new URL(page, here).pathname === here.pathname

/**
 * The step that an address names: `?step=`, or the page of the checkout that it is.
 * @param attribute of the tag, for a page of another address
 */
export const stepAt = (href: string, pages: Pages, attribute: string): Step => {
  const here = new URL(href)
  const named = here.searchParams.get('step') ?? ''
  if (isStep(named)) return named
  if (isAt(here, pages.reviewOrder)) return 'review'
  if (isAt(here, pages.shippingPayment)) return 'address'
  return attribute === 'review-order' ? 'review' : 'address'
}

/** The address of a step: of the checkout's own pages, or of the page that the tag stands on. */
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

/** The address of the order that was placed, so that a reload shows it again. */
export const orderAddress = (id: string, href: string, pages: Pages): string => {
  const url = new URL(addressOf('review', href, pages))
  url.searchParams.set('order', id)
  return url.href
}
