import type { Problem } from '@bindery/state/problem.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import type { PasskeysWords } from './passkeys.messages.ts'

/** A passkey as a line of the list. */
export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly added: string
  readonly used: string
}

/** What the list shows. */
export type PasskeysPicture =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly problem: Problem }
  | {
      readonly step: 'list'
      readonly rows: readonly PasskeyRow[]
      /** The line that is asked about, before it goes. */
      readonly asked: string | null
      /** It is being removed. */
      readonly removing: boolean
      /** Why none could be removed. */
      readonly removal: Problem | null
      /** What was done, or not done: nothing is wrong. */
      readonly note: string | null
      /** Why this browser adds none; null where it can. */
      readonly barred: string | null
      readonly problem: Problem | null
      readonly sending: boolean
    }

export interface PasskeysProps {
  readonly words: PasskeysWords
  readonly drafts: Values
  retry(): Promise<void>
  add(values: Values): Promise<void>
  draft(values: Values): void
  /** Asks whether this line shall go; null: none shall. */
  ask(id: string | null): void
  /** Removes the line that is asked about. */
  remove(): Promise<void>
}

export type PasskeysView = PasskeysPicture & PasskeysProps
