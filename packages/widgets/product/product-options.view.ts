import type { ProductWords } from './product.messages.ts'
import type { Choice } from './product-rules.ts'

/** A row of the "Better together" group. */
export interface Companion {
  readonly id: string
  readonly title: string
  /** Format, language and price, without the empty ones. */
  readonly facts: string
  /** 'Available {date}'; '' if the product is already available. */
  readonly soon: string
  readonly on: boolean
}

export interface Together {
  readonly rows: readonly Companion[]
  /** How many products the button adds, including the main product. */
  readonly count: number
  /** The sum of their prices; '' if one of them shows no price. */
  readonly price: string
  readonly busy: boolean
  toggle(id: string): void
  add(): void
}

export interface Permission {
  readonly on: boolean
  readonly each: string
  readonly copies: string
  readonly error: string
  turn(on: boolean): void
  count(text: string): void
}

export type OptionsView =
  | {
      readonly step: 'failed'
      readonly words: ProductWords
      readonly message: string
      again: (() => void) | null
    }
  | {
      readonly step: 'shown'
      readonly words: ProductWords
      readonly formats: readonly string[]
      readonly languages: readonly Choice[]
      readonly format: string
      readonly language: string
      chooseFormat(name: string): void
      chooseLanguage(name: string): void
      /** '' if the product shows no price. */
      readonly price: string
      /** How the product is delivered. */
      readonly delivery: string
      /** 'Available {date}'; '' if the product is already available. */
      readonly soon: string
      readonly volume: readonly { readonly copies: string; readonly each: string }[]
      readonly permission: Permission | null
      readonly together: Together | null
    }
