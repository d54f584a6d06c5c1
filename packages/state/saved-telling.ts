import type { Failure, Result } from './failure.ts'
import type { MessageBook } from './messages.ts'
import { noticeByVerb } from './notice.ts'
import type { VerbTools } from './reader-verb.ts'
import { savedWords } from './saved.messages.ts'
import type { SavedChange } from './saved.ts'
import { savedProblem } from './saved-problem.ts'
import { sortedBack } from './saved-undo.ts'

/** The folders of what is saved, by item. */
export type ListsById = ReadonlyMap<string, readonly string[]>

const doneOf = (book: MessageBook, { act, ids, item }: SavedChange): string => {
  const words = savedWords(book)
  if (act === 'sort') return words.sorted
  if (act === 'remove') return words.removed({ count: ids.length })
  return item?.title ? words.saved({ title: item.title }) : words.savedThis
}

/** Tells the reader that what they had wished for is done, and lets them take it back. */
export const tell = async (
  tools: Pick<VerbTools, 'core'>,
  change: SavedChange,
  before: ListsById,
  act: (change: SavedChange) => Promise<Result>,
) => {
  const { core } = tools
  const { act: acted, ids, item } = change
  const [id = ''] = ids
  const lay = before.get(id)
  const back: Pick<SavedChange, 'act' | 'add' | 'remove'> =
    lay || acted === 'sort' ? { act: 'sort', ...sortedBack(change, lay ?? []) } : { act: 'remove' }
  const undo = async () => {
    const wanted = { ...back, ids, ...(item ? { item } : {}) }
    const answer = await act(wanted)
    const words = answer.ok ? doneOf(core.messages, wanted) : savedWords(core.messages).notUndone
    core.status.announce(words)
  }
  // What was removed is known here by its id only, and many things lay in many folders.
  const takesBack = acted !== 'remove' && ids.length === 1
  await noticeByVerb(tools, {
    words: doneOf(core.messages, change),
    ...(takesBack ? { undo: { act: () => void undo() } } : {}),
  })
}

/** What a reader had wished for could not be done: they are told, and may try once more. */
export const tellFailure = async (
  tools: Pick<VerbTools, 'core'>,
  failure: Failure,
  act: () => void,
) => {
  const { messages } = tools.core
  const { message: words, isFinal } = savedProblem(failure, messages)
  const undo = { words: savedWords(messages).again, act }
  return noticeByVerb(tools, { words, ...(isFinal ? {} : { undo }) })
}
