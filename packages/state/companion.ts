import type { CartRequest } from '@bindery/contract/cart-change.ts'

/**
 * What goes into the cart together with what a button adds: the options of a product say it for the
 * button among them. By the button's element. null: something is missing there, which is said there, and
 * nothing is added.
 */
export const companions = new WeakMap<Element, () => readonly CartRequest[] | null>()
