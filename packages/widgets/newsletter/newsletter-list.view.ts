import type { Followable } from '@bindery/state/follows/follows.ts'
import type { Stage } from '@bindery/state/page/form.ts'
import type { NewsletterWords } from './newsletter.messages.ts'

type Values = Readonly<Record<string, string>>

/** A list item, and whether the reader follows it. */
export interface Row {
  readonly thing: Followable
  readonly description: string
  readonly frequency: string
  readonly followed: boolean
  /** Why the last follow or unfollow failed; '' if it did not. */
  readonly error: string
}

/** The state of "Unsubscribe from all". */
export interface Ending {
  readonly step: 'resting' | 'asking' | 'sending'
  readonly news: 'done' | null
  readonly error: string
}

export interface ListProps {
  readonly words: NewsletterWords
  follow(thing: Followable): void
  unfollow(thing: Followable): void
  ask(on: boolean): void
  unfollowAll(): void
  reload(): Promise<void>
}

/** The form that follows by e-mail, for a reader without an account. */
export interface ByEmail {
  readonly stage: Stage
  readonly drafts: Values
  /** Success message of the last sign-up; '' before one. */
  readonly news: string
  validate(values: Values): Values
  submit(values: Values): Promise<void>
  draft(values: Values): void
}

export type ListView = ListProps &
  (
    | { readonly step: 'failed'; readonly why: string }
    | {
        readonly step: 'list'
        readonly newsletters: readonly Row[]
        readonly campaigns: readonly Row[]
        /** Topics for a reader who followed none when first known; empty for others. */
        readonly starters: readonly Row[]
        /** null for a guest, who has nothing to unsubscribe from. */
        readonly ending: Ending | null
        /** How many newsletters and marketing campaigns the reader follows. */
        readonly mails: number
        readonly byEmail: ByEmail | null
      }
  )
