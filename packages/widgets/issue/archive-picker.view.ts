import type { issueMessages } from './issue.messages.ts'

interface Frame {
  readonly words: typeof issueMessages
}

/** The years of the archive, and the months of the one that is chosen. */
export interface ArchiveYears {
  /** Newest first. */
  readonly years: readonly string[]
  readonly year: string
  /** Of the year, in the order in which they came out; the value is where the issue is. */
  readonly months: readonly { readonly value: string; readonly label: string }[]
  /** The issue that this page is about; '' when it is about none. */
  readonly month: string
  choose(year: string): void
  /** Goes to an issue. */
  show(url: string): void
}

export type ArchivePickerView =
  | (Frame & { readonly step: 'loading' | 'empty' })
  | (Frame & { readonly step: 'failed'; readonly message: string; retry(): Promise<void> })
  | (Frame & { readonly step: 'ready' } & ArchiveYears)
