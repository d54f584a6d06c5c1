import { savable } from '@bindery/state/entry.ts'
import { failureMessages, wordsOf } from '@bindery/state/failure.messages.ts'
import { hasLeft } from '@bindery/state/has-left.ts'
import { notify } from '@bindery/state/notification.ts'
import { savedWords } from '@bindery/state/saved.messages.ts'
import { savedOf } from '@bindery/state/saved.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry } from '@bindery/state/stream.ts'
import { libraryMessages } from './library.messages.ts'

/** What is done with one entry at once, and told with a way back, to who has begun it and is still here. */
export const createEntryVerbs = (state: State, find: (id: string) => FeedEntry | undefined) => {
  const saved = savedOf(state)
  const $words = state.messages.define('library', libraryMessages)
  const explain = (failure: Parameters<typeof wordsOf>[0]) =>
    wordsOf(failure, failureMessages(state.messages).get())
  const restore = async (entry: FeedEntry, folders: readonly string[]) => {
    const gone = hasLeft(state.session)
    const answer = await saved.restore([{ item: savable(entry), folders }])
    if (gone()) return
    if (!answer.ok) notify(state, { words: explain(answer.failure) })
    // Seen where it was; a screen reader hears it.
    else state.status.announce($words.get().restored)
  }
  /** One entry goes at once, and can be had back. */
  const discard = async (id: string, from: HTMLElement) => {
    const entry = find(id)
    if (!entry) return
    const folders = saved.$saved.get().get(id) ?? []
    const gone = hasLeft(state.session)
    const answer = await saved.remove([id], { from })
    if (gone()) return
    if (!answer.ok) {
      if (answer.failure.kind !== 'signed-out') notify(state, { words: explain(answer.failure) })
      return
    }
    const words = savedWords(state.messages).removedThis
    notify(state, { words, undo: { act: () => void restore(entry, folders) } })
  }
  const save = async (id: string, from: HTMLElement) => {
    const entry = find(id)
    if (!entry) return
    if (saved.$saved.get().get(id)) return discard(id, from)
    const gone = hasLeft(state.session)
    const answer = await saved.save(savable(entry), {}, { from })
    if (!gone() && !answer.ok && answer.failure.kind !== 'signed-out') {
      notify(state, { words: explain(answer.failure) })
    }
  }
  /** Into a folder, besides where it lies. */
  const put = async (ids: readonly string[], folder: string, from: HTMLElement) => {
    const known = ids.filter(find)
    if (known.length === 0) return
    const gone = hasLeft(state.session)
    const answer = await saved.organizeAll(known, { add: [folder] }, { from })
    if (gone()) return
    if (!answer.ok) {
      if (answer.failure.kind !== 'signed-out') notify(state, { words: explain(answer.failure) })
      return
    }
    const words = savedWords(state.messages)
    const { undo } = answer
    const act = async () => {
      const undone = await undo?.()
      if (!undone || gone()) return
      notify(state, { words: undone.ok ? words.sorted : explain(undone.failure) })
    }
    notify(state, {
      words: words.put({ count: known.length }),
      ...(undo ? { undo: { act: () => void act() } } : {}),
    })
  }
  return { explain, discard, save, put }
}
