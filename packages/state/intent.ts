import type { ReadableAtom } from 'nanostores'

/** What a reader wanted when there was no session: kept for this tab, 30 minutes at most. */
export interface Intent {
  /** Which handler does it, e.g. 'save'. */
  readonly kind: string
  /** In words for the modal: 'Save "The Title"'. */
  readonly name: string
  /** What the handler needs; JSON, nothing personal. */
  readonly data: unknown
}

export interface Intents {
  /** What is kept now, for the modal to name; null when nothing is. */
  readonly $kept: ReadableAtom<Intent | null>
  /** Another reader than the one who wanted it has signed in: ask before doing it. */
  readonly $pending: ReadableAtom<Intent | null>
  keep(intent: Intent): void
  /** Says how a kind is done. It is called once per intent, also after a reload. */
  handle(kind: string, fn: (data: unknown) => void): () => void
  /** Answers `$pending`. */
  confirm(): void
  discard(): void
}
