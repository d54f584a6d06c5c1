import { failureMessages, wordsOf } from '@bindery/state/failure.messages.ts'
import type { FolderState } from '@bindery/state/folder.ts'
import type { State } from '@bindery/state/state.ts'

/** Whether the folders of the reader could be had, and why not. */
export const folderStatus = (folders: FolderState, { messages }: Pick<State, 'messages'>) => {
  if (folders.status === 'known') return { status: 'known', why: '' } as const
  const { failure } = folders
  if (!failure) return { status: 'loading', why: '' } as const
  return { status: 'failed', why: wordsOf(failure, failureMessages(messages).get()) } as const
}
