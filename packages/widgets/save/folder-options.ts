import { allFolder } from '@bindery/contract/folder-rule.ts'
import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import type { FolderStore, ListedFolder } from '@bindery/state/library/folders.ts'
import { sessionErrorText } from '@bindery/state/session/session-error.ts'
import type { State } from '@bindery/state/state.ts'
import type { SaveFlyoutWords } from './save.messages.ts'

type Listed = readonly ListedFolder[]

/** A checkbox of the flyout. */
export interface FolderOption {
  readonly id: string
  readonly label: string
  /** Set if it is always ticked: the reason. */
  readonly fixed?: string
}

export interface FolderStatus {
  readonly status: 'loading' | 'failed' | 'known'
  /** Why the folders could not be loaded; else ''. */
  readonly failureText: string
  retry(): Promise<unknown>
}

/** Whether the folders are loaded. The folders may fail, and so may the session before them. */
export const folderStatus = (
  state: Pick<State, 'messages' | 'session'>,
  { $folders, load }: Pick<FolderStore, '$folders' | 'load'>,
): FolderStatus => {
  const { messages, session } = state
  const now = $folders.get()
  if (now.status === 'known' || session.$session.get().status === 'guest') {
    return { status: 'known', failureText: '', retry: load }
  }
  if (now.failure) {
    const failureText = wordsOf(now.failure, failureMessages(messages).get())
    return { status: 'failed', failureText, retry: load }
  }
  const failureText = sessionErrorText(state)
  const status = failureText === null ? 'loading' : 'failed'
  return { status, failureText: failureText ?? '', retry: session.refresh }
}

/**
 * The folders that an open flyout offers. A reader may have thousands, so they are sorted only when the list
 * of folders changes, not at each render.
 */
export const createFolderOptions = () => {
  /** The folders of the item when they were first known. They come first, and keep their place. */
  let first: readonly string[] | null = null
  let listed: Listed | null = null
  let editable: Listed = []
  let last: { from: Listed; words: SaveFlyoutWords; options: readonly FolderOption[] } | null = null

  /** Those that the reader may change. */
  const editableOf = (folders: Listed): Listed => {
    if (listed === folders) return editable
    listed = folders
    editable = folders.filter(({ readOnly, pending }) => !readOnly && !pending)
    return editable
  }
  return {
    editableOf,
    /**
     * 'My Library', then the folders of the item, then the others.
     * @param current ids of the folders that the item is in, if they are known
     */
    optionsOf: (
      folders: Listed,
      current: readonly string[] | null | undefined,
      words: SaveFlyoutWords,
    ): readonly FolderOption[] => {
      if (!first && current && folders.length > 0) {
        first = current
        last = null
      }
      const from = editableOf(folders)
      if (last?.from === from && last.words === words) return last.options
      const before = new Set(first)
      const sorted = before.size
        ? [...from.filter(({ id }) => before.has(id)), ...from.filter(({ id }) => !before.has(id))]
        : from
      const options: readonly FolderOption[] = [
        { id: allFolder, label: words.library, fixed: words.libraryWhy },
        ...sorted.map(({ id, name }) => ({ id, label: name })),
      ]
      last = { from, words, options }
      return options
    },
  }
}
