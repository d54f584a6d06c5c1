import type { SavedProblem } from '@bindery/state/saved-problem.ts'
import type { SaveKind } from './save-button.model.ts'
import type { SaveFlyoutWords } from './save-flyout.messages.ts'

/** What was typed into the form for a new folder. */
export type Typed = Readonly<Record<'name' | 'description', string>>

/** What is shown when it went wrong: for all of it, and by field. */
export interface SaveProblem extends SavedProblem {
  /** Of the form for a new folder, by field. */
  readonly fields: Readonly<Record<string, string>>
}

export interface SaveFolder {
  readonly id: string
  readonly label: string
  /** Ticked, and not to be changed: why. */
  readonly fixed?: string
}

export type SaveFlyoutView = { readonly step: 'closed' } | OpenView

/** Whatever is shown while it is open. */
export interface OpenView {
  readonly step: 'choosing' | 'new' | 'done'
  readonly kind: SaveKind
  readonly words: SaveFlyoutWords
  readonly anchor: HTMLElement
  readonly title: string
  /** The title of what is saved; '' when it has none. */
  readonly item: string
  /** 'My Library' first; only that while the others are not known. */
  readonly folders: readonly SaveFolder[]
  readonly known: 'loading' | 'failed' | 'known'
  /** Why the others could not be had. */
  readonly why: string
  readonly chosen: ReadonlySet<string>
  readonly saved: boolean
  readonly sending: boolean
  readonly problem: SaveProblem | null
  readonly typed: Typed
  /** What is told when it is done. */
  readonly said: string
  choose(id: string, on: boolean): void
  send(): void
  /** Shows the form for a new folder, or goes back to the others. */
  turn(step: 'choosing' | 'new'): void
  draft(typed: Typed): void
  wrong(typed: Typed): Readonly<Record<string, string>>
  create(typed: Typed): Promise<void>
  remove(): void
  retry(): Promise<unknown>
  /** What stands only for a while has stood so long. */
  pass(): void
  close(): void
}
