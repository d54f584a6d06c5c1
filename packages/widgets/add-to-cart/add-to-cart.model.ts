import { isQuantity, mostOfLine } from '@bindery/contract/cart-rule.ts'
import { minorOf } from '@bindery/contract/money.ts'
import { lineTypeOf, permission } from '@bindery/contract/product-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Offered } from '@bindery/state/add-to-cart.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { addToCartMessages } from './add-to-cart.messages.ts'

export type AddToCartAttributes = Omit<Offered, 'productId'> & {
  readonly productId: string | undefined
  readonly compact: boolean
}

export interface AddToCartView {
  readonly words: typeof addToCartMessages
  /** The button's whole name. */
  readonly name: string
  /** Label of the field; '' without one. */
  readonly label: string
  /** Something digital, of which one is all that can be ordered: the field says 1, and cannot be stepped up. */
  readonly once: boolean
  readonly error: string
  readonly busy: boolean
  press(text: string): void
  /** What was wrong is being mended. */
  typed(): void
}

/** A button that adds a product, and how many of it. Without a product its children stay. */
export const createAddToCartModel = (
  state: State,
  host: Host<AddToCartAttributes>,
): Model<AddToCartView> => {
  const $words = state.messages.define('add-to-cart', addToCartMessages)
  const { $attributes, element } = host
  let error: 'invalid' | 'once' | 'failed' | null = null
  let busy = false
  const $view = atom<AddToCartView | null>(null)

  /** As it is written: an editor's `perm` would sell the product in place of the permission to copy it. */
  const offered = () => {
    const attributes = $attributes.get()
    const isPermission = attributes.type?.toLowerCase() === permission.toLowerCase()
    return isPermission ? { ...attributes, type: permission } : attributes
  }
  const once = () => {
    const { productId = '', type = '', several = false } = offered()
    const kind = { lineType: lineTypeOf(productId), type, isVolumePricingAvailable: several }
    return !isQuantity(2, kind)
  }
  const press = async (text: string) => {
    const { productId, compact, ...rest } = offered()
    if (busy || !productId) return
    busy = true
    error = null
    paint()
    const end = await import('@bindery/state/add-to-cart.ts').then(
      ({ addOffered }) => addOffered(state, element, { productId, ...rest }, compact ? '1' : text),
      () => 'failed' as const,
    )
    busy = false
    if (end === 'invalid') error = once() && Number(text) > 1 ? 'once' : end
    if (end === 'failed') error = end
    paint()
  }
  const paint = () => {
    const { productId, productTitle: title, type, compact } = offered()
    const words = $words.get()
    if (!productId) return $view.set(null)
    const label = type === permission ? words.copies : words.quantity
    $view.set({
      words,
      name: title ? words.addNamed({ title }) : words.add,
      label: compact ? '' : label,
      once: once(),
      error: error === 'invalid' ? words.invalid({ most: mostOfLine }) : error ? words[error] : '',
      busy,
      press: (text) => void press(text),
      typed: () => {
        error = null
        paint()
      },
    })
  }
  paint()
  // Later: a script may set its attributes after it has inserted the element.
  state.environment.idle(() => {
    const { productId, price } = $attributes.get()
    const { currency } = state.settings
    if (!productId) {
      state.environment.warn('<bindery-add-to-cart> does nothing: it has no product-id')
    } else if (price && minorOf(price, currency) === null) {
      state.environment.warn(
        `<bindery-add-to-cart price="${price}"> is ignored; allowed: a decimal with the decimals of ${currency}, as 24.95`,
      )
    }
  })
  const offs = [$attributes.listen(paint), $words.listen(paint)]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
