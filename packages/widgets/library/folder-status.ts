import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import type { FolderState } from '@bindery/state/library/folders.ts'
import type { State } from '@bindery/state/state.ts'

export interface FolderStatus {
  readonly status: 'loading' | 'failed' | 'known'
  /** Why the folders could not be loaded; else ''. */
  readonly failureText: string
}

/** Whether the folders of the reader are loaded. */
export const folderStatus = (
  folders: FolderState,
  { messages }: Pick<State, 'messages'>,
): FolderStatus => {
  if (folders.status === 'known') return { status: 'known', failureText: '' }
  const { failure } = folders
  if (!failure) return { status: 'loading', failureText: '' }
  return { status: 'failed', failureText: wordsOf(failure, failureMessages(messages).get()) }
}
