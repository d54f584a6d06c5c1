import type { issueMessages } from './archive.messages.ts'

/** The display data of an issue. A URL that is not on this site is undefined. */
export interface IssueFacts {
  readonly title: string
  readonly summary: string
  readonly image: string | undefined
  readonly items: readonly { readonly title: string; readonly href: string | undefined }[]
}

interface Frame {
  readonly words: typeof issueMessages
}

export type IssueContentsView =
  | (Frame & { readonly step: 'loading' | 'unknown' })
  | (Frame & { readonly step: 'failed'; readonly message: string; retry(): Promise<void> })
  | (Frame & { readonly step: 'shown'; readonly issue: IssueFacts })
