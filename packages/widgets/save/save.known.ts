import { failureMessages, wordsOf } from '@bindery/state/failure.messages.ts'
import type { FolderStore } from '@bindery/state/folder.ts'
import type { State } from '@bindery/state/state.ts'
import { whyUnknown } from '@bindery/state/unknown-reader.ts'
import type { OpenView } from './save-flyout.view.ts'

/** Whether the folders are known, and why not: they, or who is reading, could not be had. */
export const knownOf = (
  state: Pick<State, 'messages' | 'session'>,
  { $folders, load }: Pick<FolderStore, '$folders' | 'load'>,
): Pick<OpenView, 'known' | 'why' | 'retry'> => {
  const { messages, session } = state
  const now = $folders.get()
  if (now.status === 'known' || session.$session.get().status === 'guest') {
    return { known: 'known', why: '', retry: load }
  }
  const { failure } = now
  if (failure) {
    const why = wordsOf(failure, failureMessages(messages).get())
    return { known: 'failed', why, retry: load }
  }
  const why = whyUnknown(state)
  return { known: why === null ? 'loading' : 'failed', why: why ?? '', retry: session.refresh }
}
