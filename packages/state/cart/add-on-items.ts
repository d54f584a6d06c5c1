import type { CartRequest } from '@bindery/contract/cart-change.ts'

/**
 * Extra items that go into the cart with a button's own product, e.g. from product options. Keyed by the
 * button. null: a required choice is missing, so add nothing. The options show the problem themselves.
 */
export const addOnItems = new WeakMap<Element, () => readonly CartRequest[] | null>()
