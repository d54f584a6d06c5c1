import type { Card } from '@bindery/state/frame-message.ts'
import type { newPassword } from '@bindery/state/new-password.messages.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import type { CardWords } from './checkout-card.messages.ts'

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
  /**
   * The reset card's mail is on the way, or a reader is signed in. `unasked`: they had been before, without
   * this card.
   */
  | { readonly step: 'sent'; readonly unasked?: boolean }

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
  /** Once more tells the page around the frame that the reader is signed in; null where there is none. */
  readonly close: (() => void) | null
  submit(values: Values): Promise<void>
  draft(values: Values): void
}

export type CardView = CardPicture & CardProps
