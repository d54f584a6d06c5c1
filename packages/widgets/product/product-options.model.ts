import { comingSoon, permission, showsPrice } from '@bindery/contract/product-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { purchasesOf } from '@bindery/state/cart/add-to-cart.ts'
import {
  type Availability,
  type Product,
  type ProductDetail,
  readProduct,
} from '@bindery/state/cart/product.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { moneyOf } from '@bindery/state/messages/money.ts'
import type { State } from '@bindery/state/state.ts'
import { dateOf } from '@bindery/state/streams/entry.ts'
import { atom } from 'nanostores'
import { createTogether } from './better-together.ts'
import { productMessages } from './product.messages.ts'
import { createButton, offeredOf } from './product-button.ts'
import type { OptionsView } from './product-options.view.ts'
import { createPermission } from './product-permission.ts'
import * as rules from './product-rules.ts'

export interface OptionsAttributes {
  readonly productId: string | undefined
  readonly keepUrl: boolean
}

/** The formats and languages of a product. The children stay until the product has loaded. */
export const createOptionsModel = (
  state: State,
  host: Host<OptionsAttributes>,
): Model<OptionsView> => {
  const { environment, messages, settings, liveRegion } = state
  const $words = messages.define('product', productMessages)
  const { $attributes, element } = host
  const purchases = purchasesOf(state)
  let shown: { readonly id: string; readonly product: ProductDetail; way: Availability } | null =
    null
  let failed = ''
  let mayTry = true
  let wanted: string | null = null
  let sending = false
  const $view = atom<OptionsView | null>(null)

  const money = (minor: number) =>
    moneyOf(minor, { ...settings, currency: shown?.product.currency ?? settings.currency })
  const priceOf = ({ listPrice }: Availability, { contentType }: { contentType: string }) =>
    showsPrice(listPrice, contentType) ? money(listPrice) : ''
  const soonOf = (way: Availability, { publicationDate: published }: Product) => {
    if (way.status !== comingSoon) return ''
    const date = dateOf({ published }, settings) ?? ''
    return $words.get().available({ date }).trim()
  }
  const together = createTogether({
    offered: () => shown,
    soonOf,
    priceOf,
    money,
    render: () => render(),
  })
  const button = createButton(element)

  const copying = createPermission({
    money,
    needed: (most) => $words.get().permissionNeeded({ most }),
    render: () => render(),
  })
  /** The button's extra items. null: the number of copies is invalid, so the button adds nothing. */
  const along = () => {
    const quantity = shown ? copying.wanted(shown.way) : 0
    if (quantity === null) {
      element.shadowRoot?.querySelector<HTMLElement>('[data-bindery-copies]')?.focus()
      return null
    }
    if (!shown || quantity === 0) return []
    return [{ ...together.requestOf(state, shown.product, shown.way, quantity), type: permission }]
  }
  const addTogether = async () => {
    const items = together.items(state)
    if (sending || items.length < 2) return
    sending = true
    render()
    await purchases.add(items, element)
    sending = false
    render()
  }

  const choose = (way: Availability | undefined, note = '') => {
    if (!shown || !way || way === shown.way) return
    shown.way = way
    place()
    render()
    const words = $words.get()
    const { product } = shown
    const price = priceOf(way, product)
    const parts = [
      note,
      price && `${words.price}: ${price}.`,
      `${words[rules.deliveryOf(way)]}.`,
      soonOf(way, product),
    ]
    liveRegion.announce(parts.filter(Boolean).join(' '))
  }
  const place = () => {
    const { keepUrl } = $attributes.get()
    const url =
      shown && keepUrl ? rules.addressOf(environment.location(), shown.product, shown.way) : null
    if (url) environment.replaceUrl(url)
  }
  const chooseFormat = (format: string) => {
    if (!shown) return
    const before = shown.way.language
    const way = rules.chosenBy(shown.product.availabilities, format, before)
    const isOther = way && way.language !== before
    choose(way, isOther ? $words.get().changed({ format, before, language: way.language }) : '')
  }
  const viewOf = (): OptionsView | null => {
    const words = $words.get()
    if (failed) {
      const again = mayTry ? () => void load() : null
      return { step: 'failed', words, message: failed, again }
    }
    if (!shown) return null
    const { product, way } = shown
    const rows = together.rows()
    const { formats, languages } = rules.choicesOf(product.availabilities, way.format)
    return {
      step: 'shown',
      words,
      formats,
      languages,
      format: way.format,
      language: way.language,
      chooseFormat,
      chooseLanguage: (name) => choose(rules.chosenBy(product.availabilities, way.format, name)),
      price: priceOf(way, product),
      delivery: words[rules.deliveryOf(way)],
      soon: soonOf(way, product),
      volume: rules.volumeOf(way).map(({ from, to, unitPrice }) => ({
        copies: to === null ? words.andMore({ from }) : words.fromTo({ from, to }),
        each: money(unitPrice),
      })),
      permission: copying.view(way),
      together:
        rows.length === 0
          ? null
          : {
              rows,
              count: together.items(state).length,
              price: together.price(),
              busy: sending,
              toggle: together.toggle,
              add: () => void addTogether(),
            },
    }
  }
  const render = () => {
    $view.set(viewOf())
    if (!shown || failed) return
    const { product, way } = shown
    // After the view, because the button loses focus if its slot is not rendered yet.
    button.offer(offeredOf(product, way, rules.pageOf(product, way)), along)
  }
  const fail = async (failure: Failure, id: string) => {
    const isUnknown = failure.kind === 'refused' && failure.code === 'product_unknown'
    const message = isUnknown
      ? $words.get().unknown
      : await loadProblem(failure, state, { fields: [] }).then(
          ({ message = '' }) => message,
          () => $words.get().unreachable,
        )
    if (wanted !== id) return
    mayTry = !isUnknown
    failed = message
    render()
  }
  const load = async () => {
    const id = $attributes.get().productId ?? ''
    wanted = id
    const answer = await readProduct(state, id)
    if (wanted !== id) return
    const way = answer.ok ? rules.wayOf(answer.product.availabilities, id) : undefined
    if (answer.ok && way) {
      failed = ''
      shown = { id, product: answer.product, way }
      together.begin()
      render()
    } else {
      await fail(
        answer.ok ? { kind: 'refused', code: 'product_unknown', status: 404 } : answer.failure,
        id,
      )
    }
  }
  const follow = () => {
    const { productId } = $attributes.get()
    if (!productId || productId === wanted) return
    void load()
  }
  follow()
  const offs = [$attributes.listen(follow), $words.listen(render)]
  return {
    $view,
    destroy: () => {
      wanted = null
      button.destroy()
      for (const off of offs) off()
    },
  }
}
