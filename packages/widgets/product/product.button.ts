import { decimalOf } from '@bindery/contract/money.ts'
import type { CartRequest } from '@bindery/state/cart.ts'
import { companions } from '@bindery/state/companion.ts'
import type { Availability, ProductDetail } from '@bindery/state/product.ts'

const tag = 'bindery-add-to-cart'

/** The attributes of the button that adds this way to have the product. */
export const offeredOf = (product: ProductDetail, way: Availability, page: string) => ({
  'product-id': way.availabilityId,
  'product-url': page,
  'product-title': product.title,
  format: way.format,
  language: way.language,
  price: decimalOf(way.listPrice, product.currency),
  several: way.isVolumePricingAvailable,
})

/**
 * The add-to-cart button among the options: the one that the page has put there, else one of ours. It
 * offers what is chosen.
 */
export const createButton = (element: HTMLElement) => {
  let button: HTMLElement | null = null
  const find = () => {
    if (button?.isConnected) return button
    button = element.querySelector<HTMLElement>(`:scope>${tag}`)
    if (!button) {
      button = element.ownerDocument.createElement(tag)
      button.setAttribute('data-bindery-added', '')
      element.appendChild(button)
    }
    button.slot = 'add'
    return button
  }
  return {
    offer: (
      attributes: Readonly<Record<string, string | boolean>>,
      along: () => readonly CartRequest[] | null,
    ) => {
      // In a test of the model alone there is no page.
      if (!element.ownerDocument) return
      const offers = find()
      for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === 'boolean') offers.toggleAttribute(name, value)
        else if (offers.getAttribute(name) !== value) offers.setAttribute(name, value)
      }
      companions.set(offers, along)
    },
    destroy: () => {
      if (button) companions.delete(button)
    },
  }
}
