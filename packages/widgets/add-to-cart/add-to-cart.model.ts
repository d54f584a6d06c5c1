import { isQuantity, maxLineQuantity } from '@bindery/contract/cart-rule.ts'
import { toMinorUnits } from '@bindery/contract/money.ts'
import { lineTypeOf, permission } from '@bindery/contract/product-rule.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { Offered } from '@bindery/state/cart/add-to-cart.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { State } from '@bindery/state/state.ts'
import { addToCartMessages } from './add-to-cart.messages.ts'

export type AddToCartAttributes = Omit<Offered, 'productId'> & {
  readonly productId: string | undefined
  readonly compact: boolean
}

const loadPurchase = loadOnce(() => import('@bindery/state/cart/add-to-cart.ts'))

export interface AddToCartView {
  readonly words: typeof addToCartMessages
  /** The accessible name of the button. */
  readonly name: string
  /** The label of the quantity field; '' without a field. */
  readonly label: string
  /** A digital product that can be ordered only once. The field cannot step above 1. */
  readonly once: boolean
  readonly error: string
  readonly busy: boolean
  press(text: string): void
  /** The reader changes the quantity after an error. */
  clearError(): void
}

/** A button that adds a product with a quantity. Without a product the fallback children stay. */
export const createAddToCartModel = (
  state: State,
  host: Host<AddToCartAttributes>,
): Model<AddToCartView> => {
  const $words = state.messages.define('add-to-cart', addToCartMessages)
  const { $attributes, element } = host
  let error: 'invalid' | 'once' | 'failed' | null = null
  let busy = false

  /** Normalizes the type: an editor's `perm` would otherwise sell the product instead of the permission. */
  const readAttributes = () => {
    const attributes = $attributes.get()
    const isPermission = attributes.type?.toLowerCase() === permission.toLowerCase()
    return isPermission ? { ...attributes, type: permission } : attributes
  }
  const isOnce = () => {
    const { productId = '', type = '', several = false } = readAttributes()
    const kind = { lineType: lineTypeOf(productId), type, isVolumePricingAvailable: several }
    return !isQuantity(2, kind)
  }
  const press = async (text: string) => {
    const { productId, compact, ...rest } = readAttributes()
    if (busy || !productId) return
    busy = true
    error = null
    render()
    const result = await loadPurchase().then(
      ({ addOffered }) => addOffered(state, element, { productId, ...rest }, compact ? '1' : text),
      () => 'failed' as const,
    )
    busy = false
    if (result === 'invalid') error = isOnce() && Number(text) > 1 ? 'once' : result
    if (result === 'failed') error = result
    render()
  }
  const view = (): AddToCartView | null => {
    const { productId, productTitle: title, type, compact } = readAttributes()
    const words = $words.get()
    if (!productId) return null
    const label = type === permission ? words.copies : words.quantity
    return {
      words,
      name: title ? words.addNamed({ title }) : words.add,
      label: compact ? '' : label,
      once: isOnce(),
      error:
        error === 'invalid' ? words.invalid({ most: maxLineQuantity }) : error ? words[error] : '',
      busy,
      press: (text) => void press(text),
      clearError: () => {
        error = null
        render()
      },
    }
  }
  // In an idle moment: a script may set the attributes after it has inserted the element.
  state.environment.idle(() => {
    const { price } = $attributes.get()
    const { currency } = state.settings
    if (price && toMinorUnits(price, currency) === null) {
      state.environment.warn(
        `<bindery-add-to-cart price="${price}"> is ignored; allowed: a decimal with the decimals of ${currency}, as 24.95`,
      )
    }
  })
  const { render, ...model } = createView([$attributes, $words], view)
  return model
}
