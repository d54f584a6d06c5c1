import { toMinorUnits } from '@bindery/contract/money.ts'
import { showsPrice } from '@bindery/contract/product-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { moneyOf } from '@bindery/state/messages/money.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

export interface PriceAttributes {
  readonly amount: string | undefined
  readonly contentType: string | undefined
}

export interface PriceView {
  /** '' if the price is hidden. */
  readonly words: string
}

/** A price by the rules of spec content 5. Without a valid amount the fallback children stay. */
export const createPriceModel = (
  { environment, settings }: Pick<State, 'environment' | 'settings'>,
  { $attributes }: Pick<Host<PriceAttributes>, '$attributes'>,
): Model<PriceView> => {
  const $view = atom<PriceView | null>(null)
  /** The last invalid amount, so that each is warned about once. */
  let warned = ''
  const render = () => {
    const { amount = '', contentType = '' } = $attributes.get()
    const minor = toMinorUnits(amount.trim(), settings.currency)
    if (minor === null) {
      if (amount && warned !== amount) {
        environment.warn(
          `<bindery-price amount="${amount}"> is ignored; allowed: a decimal with the decimals of ${settings.currency}, as 24.95`,
        )
      }
      warned = amount
      return $view.set(null)
    }
    const words = showsPrice(minor, contentType) ? moneyOf(minor, settings) : ''
    if ($view.get()?.words !== words) $view.set({ words })
  }
  render()
  return { $view, destroy: $attributes.listen(render) }
}
