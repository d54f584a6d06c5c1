import { shareEntryPanel } from '@bindery/state/articles/share-panel.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import { savedWords } from '@bindery/state/library/saved.messages.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import { savedProblem } from '@bindery/state/library/saved-problem.ts'
import { notify } from '@bindery/state/page/notifications.ts'
import { notifyUndoable } from '@bindery/state/page/notify-undoable.ts'
import { watchReader } from '@bindery/state/session/reader-guard.ts'
import type { State } from '@bindery/state/state.ts'
import { savable } from '@bindery/state/streams/entry.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import { libraryMessages } from '../library.messages.ts'

/**
 * Actions on entries, each with a notice and an undo. If another reader takes over before the answer, nothing
 * is shown: the next reader could undo it as their own.
 */
export const createEntryActions = (
  state: State,
  find: (id: string) => FeedEntry | undefined,
  host = '',
) => {
  const store = savedOf(state)
  const $words = state.messages.define('library', libraryMessages)
  const explain = (failure: Failure) => savedProblem(failure, state.messages).message
  const notifyFailed = (failure: Failure) => {
    // On `signed-out` the modal opens instead.
    if (failure.kind !== 'signed-out') notify(state, { words: explain(failure) })
  }
  const restore = async (entry: FeedEntry, folders: readonly string[]): Promise<Result> => {
    const readerChanged = watchReader(state.session)
    const answer = await store.restore([{ item: savable(entry), folders }])
    if (!answer.ok || readerChanged()) return answer
    const { restored } = $words.get()
    // The entry is visible again. A screen reader needs the announcement.
    if (!answer.isPartial) state.liveRegion.announce(restored)
    else notify(state, { words: `${restored} ${savedWords(state.messages).notAllFolders}` })
    return answer
  }
  const discard = async (id: string, from: HTMLElement) => {
    const entry = find(id)
    if (!entry) return
    const readerChanged = watchReader(state.session)
    const answer = await store.remove([id], { from })
    if (readerChanged()) return
    if (!answer.ok) return notifyFailed(answer.failure)
    const words = savedWords(state.messages).removedThis
    const undo = () => restore(entry, answer.before.get(id) ?? [])
    await notifyUndoable(state, { words, undo, explain }, readerChanged)
  }
  const toggleSaved = async (id: string, from: HTMLElement) => {
    const entry = find(id)
    if (!entry) return
    if (store.$saved.get().get(id)) return discard(id, from)
    const readerChanged = watchReader(state.session)
    const answer = await store.save(savable(entry), {}, { from })
    if (!readerChanged() && !answer.ok) notifyFailed(answer.failure)
  }
  /** Adds entries to a folder. They stay in their other folders. */
  const addToFolder = async (ids: readonly string[], folder: string, from: HTMLElement) => {
    const listed = ids.filter(find)
    if (listed.length === 0) return
    const readerChanged = watchReader(state.session)
    const answer = await store.organizeAll(listed, { add: [folder] }, { from })
    if (readerChanged()) return
    if (!answer.ok) return notifyFailed(answer.failure)
    const words = savedWords(state.messages)
    const { undo: revert } = answer
    const done = words.put({ count: listed.length })
    if (!revert) return void notify(state, { words: done })
    const undo = async (): Promise<Result> => {
      const undone = await revert()
      if (undone.ok && !readerChanged()) notify(state, { words: words.sorted })
      return undone
    }
    await notifyUndoable(state, { words: done, undo, explain }, readerChanged)
  }
  const share = (id: string, anchor: HTMLElement) => {
    const entry = find(id)
    if (!entry) return
    const panel = shareEntryPanel(anchor, entry)
    state.overlays.open({ id: `${host}-share-entry`, kind: 'flyout', close: () => {}, panel })
  }
  return { share, discard, toggleSaved, addToFolder }
}
