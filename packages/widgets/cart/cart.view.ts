import type { Problem } from '@bindery/state/problem.ts'
import type { CartWords } from './cart.messages.ts'
import type { CartRow } from './cart.rows.ts'

export type CartFormValues = Readonly<Record<string, string>>

/** A line of the cart's page. */
export interface CartLine extends CartRow {
  /** What its controls are called by: the title, and the kind where another line has that title, too. */
  readonly name: string
  /** What is on its way to the server: another quantity, or that it goes. */
  readonly saving: 'quantity' | 'removal' | null
  /** Why the last change was not made; `again` makes it once more. */
  readonly problem: { readonly message: string; again(): void } | null
}

/** A line of the summary. */
export interface CartSum {
  readonly name: string
  readonly label: string
  readonly amount: string
}

/** A form of the cart's page: what is typed, what became of the last try. */
export interface CartForm {
  readonly drafts: CartFormValues
  readonly problem: Problem | null
  readonly sending: boolean
  draft(values: CartFormValues): void
  send(values: CartFormValues): Promise<void>
}

export interface CartEstimate extends CartForm {
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  /** The country whose states these are. */
  readonly country: string
  /** null: they are on their way. */
  readonly states: readonly { readonly value: string; readonly label: string }[] | null
}

interface Frame {
  readonly words: CartWords
  readonly storeHref: string
  /** Why the cart could not be read the last time. */
  readonly message: string | null
  retry(): void
}

export type CartView =
  | (Frame & { readonly step: 'loading' | 'failed' })
  | (Frame & {
      readonly step: 'shown'
      readonly lines: readonly CartLine[]
      /** '3 items'. */
      readonly count: string
      /** What has happened to the cart without the reader's doing; [] when they have seen it. */
      readonly news: readonly string[]
      readonly maintenance: string | null
      /** The line that was removed last, as long as it can be put back. */
      readonly removed: {
        readonly title: string
        readonly failed: string | null
        undo(): void
      } | null
      readonly sums: readonly CartSum[]
      readonly total: string
      /** 'Estimated for California, United States'; null when nobody has said where to. */
      readonly estimated: string | null
      readonly coupons: readonly {
        readonly code: string
        readonly words: string
        readonly applies: boolean
      }[]
      readonly promo: CartForm
      readonly estimate: CartEstimate
      readonly checkoutHref: string
      change(id: string, quantity: number): void
      remove(id: string): void
      seen(): void
      dropPromo(): void
    })
