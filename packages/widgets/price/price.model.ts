import { minorOf } from '@bindery/contract/money.ts'
import { showsPrice } from '@bindery/contract/product-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { moneyOf } from '@bindery/state/money.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

export interface PriceAttributes {
  readonly amount: string | undefined
  readonly contentType: string | undefined
}

export interface PriceView {
  /** '' where a price is not shown. */
  readonly words: string
}

/** A price by the rules of spec content 5. Without an amount the children stay. */
export const createPriceModel = (
  { environment, settings }: Pick<State, 'environment' | 'settings'>,
  { $attributes }: Pick<Host<PriceAttributes>, '$attributes'>,
): Model<PriceView> => {
  const $view = atom<PriceView | null>(null)
  let told: string | null = null
  const paint = () => {
    const { amount = '', contentType = '' } = $attributes.get()
    const minor = minorOf(amount.trim(), settings.currency)
    if (minor === null) {
      if (told !== amount) {
        environment.warn(
          `<bindery-price amount="${amount}"> is ignored; allowed: a decimal with the decimals of ${settings.currency}, as 24.95`,
        )
      }
      told = amount
      return $view.set(null)
    }
    const words = showsPrice(minor, contentType) ? moneyOf(minor, settings) : ''
    if ($view.get()?.words !== words) $view.set({ words })
  }
  paint()
  return { $view, destroy: $attributes.listen(paint) }
}
