import type { issueMessages } from './archive.messages.ts'

interface Frame {
  readonly words: typeof issueMessages
}

/** The years of the archive, and the months of the chosen year. */
export interface ArchiveYears {
  /** Newest first. */
  readonly years: readonly string[]
  readonly year: string
  /** The issues of the year, in order of publication. `value` is the URL of the issue. */
  readonly months: readonly { readonly value: string; readonly label: string }[]
  /** The URL of the issue on whose page the reader is; '' on any other page. */
  readonly month: string
  choose(year: string): void
  /** Navigates to an issue. */
  show(url: string): void
}

export type ArchivePickerView =
  | (Frame & { readonly step: 'loading' | 'empty' })
  | (Frame & { readonly step: 'failed'; readonly message: string; retry(): Promise<void> })
  | (Frame & { readonly step: 'ready' } & ArchiveYears)
