import type { newPassword } from '@bindery/state/new-password.messages.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import type { CardWords } from './checkout-card.messages.ts'

/** The three cards (spec accounts 2). */
export const cards = ['sign-in', 'registration', 'reset-password'] as const
export type Card = (typeof cards)[number]

/** Something that is said in the form's place or above it, with a way out of the frame. */
export interface News {
  readonly message: string
  readonly words: string
  readonly href: string
  /** `_blank`: the reader comes back here. */
  readonly target: '_top' | '_blank'
}

export type CardPicture =
  | { readonly step: 'filling'; readonly problem: Problem | null; readonly news: News | null }
  | { readonly step: 'sending' }
  /** The reset card's mail, or the reader, is on the way. */
  | { readonly step: 'sent' }

export interface CardProps {
  readonly card: Card
  /** The offer is a gift: the next page asks for the recipient. */
  readonly gift: boolean
  readonly words: CardWords
  readonly field: ReturnType<typeof newPassword>
  readonly drafts: Values
  readonly optIn: boolean
  readonly captcha: boolean
  go(card: Card): void
  /** One card back, or out of the frame; null where there is nobody to tell. */
  readonly back: (() => void) | null
  submit(values: Values): Promise<void>
  draft(values: Values): void
  /** The card's height, in CSS pixels, when it is another. */
  resized(height: number): void
}

export type CardView = CardPicture & CardProps
