import { toDecimal } from '@bindery/contract/money.ts'
import { addOnItems } from '@bindery/state/cart/add-on-items.ts'
import type { CartRequest } from '@bindery/state/cart/cart.ts'
import type { Availability, ProductDetail } from '@bindery/state/cart/product.ts'

const tag = 'bindery-add-to-cart'

/**
 * The attributes of the button that adds this availability of the product.
 * @param page the URL of the availability's page
 */
export const offeredOf = (product: ProductDetail, way: Availability, page: string) => ({
  'product-id': way.availabilityId,
  'product-url': page,
  'product-title': product.title,
  format: way.format,
  language: way.language,
  price: toDecimal(way.listPrice, product.currency),
  several: way.isVolumePricingAvailable,
})

/** The attributes that a form of the page in the button has as hidden fields. */
const formFields = { productId: 'product-id', productUrl: 'product-url', format: 'format' } as const

/** Until the button is ready, a form of the page among its children orders what is chosen, too. */
const fillForm = (button: HTMLElement) => {
  for (const [name, attribute] of Object.entries(formFields)) {
    const field = button.querySelector<HTMLInputElement>(`form [type=hidden][name=${name}]`)
    if (field) field.value = button.getAttribute(attribute) ?? ''
  }
}

/**
 * The add-to-cart button among the options. If the page has no such button, the widget creates one. Its
 * attributes follow the options that the reader chooses.
 */
export const createButton = (element: HTMLElement) => {
  let button: HTMLElement | null = null
  const find = () => {
    if (button?.isConnected) return button
    button = element.querySelector<HTMLElement>(`:scope>${tag}`)
    if (!button) {
      button = document.createElement(tag)
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
      // In a test of the model alone, the element has no document.
      if (!element.ownerDocument) return
      const offers = find()
      for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === 'boolean') offers.toggleAttribute(name, value)
        else if (offers.getAttribute(name) !== value) offers.setAttribute(name, value)
      }
      fillForm(offers)
      addOnItems.set(offers, along)
    },
    destroy: () => {
      if (button) addOnItems.delete(button)
    },
  }
}
