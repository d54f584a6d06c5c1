import type { issueMessages } from './issue.messages.ts'

/** An issue as it is drawn. */
export interface IssueFacts {
  readonly title: string
  readonly summary: string
  readonly image: string | undefined
  /** `href` is left out for one that leads nowhere on this site. */
  readonly items: readonly { readonly title: string; readonly href: string | undefined }[]
}

interface Frame {
  readonly words: typeof issueMessages
}

export type IssueContentsView =
  | (Frame & { readonly step: 'loading' | 'unknown' })
  | (Frame & { readonly step: 'failed'; readonly message: string; retry(): Promise<void> })
  | (Frame & { readonly step: 'shown'; readonly issue: IssueFacts })
