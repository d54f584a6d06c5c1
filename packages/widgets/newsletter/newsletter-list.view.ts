import type { Followable } from '@bindery/state/follow.ts'
import type { Stage } from '@bindery/state/form.ts'
import type { NewsletterWords } from './newsletter.messages.ts'

type Values = Readonly<Record<string, string>>

/** Something in the list, and whether the reader follows it. */
export interface Row {
  readonly thing: Followable
  readonly description: string
  readonly frequency: string
  readonly followed: boolean
  /** Why it was not done. */
  readonly error: string
}

/** What has become of "Unsubscribe from all". */
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

/** Following by e-mail, for whoever has no account. */
export interface ByEmail {
  readonly stage: Stage
  readonly drafts: Values
  /** Who was signed up for what; '' before that. */
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
        /** Topics for a reader who follows none. */
        readonly starters: readonly Row[]
        /** null for a guest, who has nothing to end. */
        readonly ending: Ending | null
        /** How many mails the reader gets. */
        readonly mails: number
        readonly byEmail: ByEmail | null
      }
  )
