import { comingSoon } from '@bindery/contract/product-rule.ts'
import { type Purchased, requestFor } from '@bindery/state/cart/add-to-cart.ts'
import type { Availability, Product, ProductDetail } from '@bindery/state/cart/product.ts'
import { joinTexts } from '@bindery/state/messages/phrases.ts'
import type { State } from '@bindery/state/state.ts'
import type { Companion } from './product-options.view.ts'
import { pageOf } from './product-rules.ts'

interface Parts {
  offered(): { readonly product: ProductDetail; readonly way: Availability } | null
  soonOf(way: Availability, product: Product): string
  priceOf(way: Availability, product: Product): string
  money(minor: number): string
  render(): void
}

/**
 * The products of the "Better together" group. Each row offers the product in the chosen language of the main
 * product. If the row's product lacks that language, the row offers its first availability.
 */
export const createTogether = ({ offered, soonOf, priceOf, money, render }: Parts) => {
  let off = new Set<string>()
  const group = () => {
    const shown = offered()
    if (!shown) return []
    const { product, way: chosen } = shown
    return product.together.flatMap((other) => {
      const way =
        other.availabilities.find(({ language }) => language === chosen.language) ??
        other.availabilities[0]
      return way ? [{ other, way, sold: way.status !== comingSoon }] : []
    })
  }
  const ticked = () => group().filter(({ other, sold }) => sold && !off.has(other.id))
  const requestOf = (state: State, product: Product, way: Availability, quantity = 1): Purchased =>
    requestFor(
      {
        productId: way.availabilityId,
        productUrl: pageOf(product, way),
        productTitle: product.title,
        format: way.format,
        language: way.language,
      },
      quantity,
      state,
    )
  const own = () => {
    const shown = offered()
    return shown && shown.way.status !== comingSoon ? shown : null
  }
  return {
    /** Ticks the whole group again, for another main product. */
    begin: () => {
      off = new Set()
    },
    requestOf,
    rows: (): Companion[] =>
      own()
        ? group().map(({ other, way, sold }) => ({
            id: other.id,
            title: other.title,
            facts: joinTexts([way.format, way.language, priceOf(way, other)], ', '),
            soon: soonOf(way, other),
            on: sold && !off.has(other.id),
          }))
        : [],
    toggle: (id: string) => {
      if (!off.delete(id)) off.add(id)
      render()
    },
    items: (state: State): Purchased[] => {
      const shown = own()
      if (!shown) return []
      return [
        requestOf(state, shown.product, shown.way),
        ...ticked().map(({ other, way }) => requestOf(state, other, way)),
      ]
    },
    /** The sum of the main product and the ticked ones; '' if one of them shows no price. */
    price: (): string => {
      const shown = own()
      if (!shown) return ''
      const all = [{ other: shown.product, way: shown.way }, ...ticked()]
      if (all.some(({ other, way }) => !priceOf(way, other))) return ''
      return money(all.reduce((sum, { way }) => sum + way.listPrice, 0))
    },
  }
}
