import type { ProductWords } from './product.messages.ts'
import type { Choice } from './product.rules.ts'

/** A row of what is better together with the product. */
export interface Companion {
  readonly id: string
  readonly title: string
  /** Format, language and price, as far as there are any. */
  readonly facts: string
  /** 'Available {date}': it cannot be had yet. */
  readonly soon: string
  readonly on: boolean
}

export interface Together {
  readonly rows: readonly Companion[]
  /** How many would be added, this one among them. */
  readonly count: number
  /** Of all of them; '' where one has no price. */
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
      /** '' where none is shown. */
      readonly price: string
      /** How it comes. */
      readonly delivery: string
      /** 'Available {date}'; '' for what can be had. */
      readonly soon: string
      readonly volume: readonly { readonly copies: string; readonly each: string }[]
      readonly permission: Permission | null
      readonly together: Together | null
    }
