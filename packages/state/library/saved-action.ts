import type { Call } from '../client/call.ts'
import type { Failure, Result } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import { notifyLazily } from '../page/notify-lazily.ts'
import { notifyUndoable } from '../page/notify-undoable.ts'
import type { ActionTools, ResumableAction } from '../session/resumable-action.ts'
import { folderAction } from './folders.ts'
import { RemovedEvent, SavedEvent } from './saved.events.ts'
import { savedWords } from './saved.messages.ts'
import { savedInternals } from './saved-internals.ts'
import type { Restored, SavedChange } from './saved-item.ts'
import { savedActionName, savedKind, serializeSaved } from './saved-pending.ts'
import { savedProblem } from './saved-problem.ts'
import { chunksOf, isUnsaved, type ListsById, readItems } from './saved-requests.ts'
import { inverseOf, restoreAll } from './saved-undo.ts'

const successTextOf = (book: MessageBook, { act, ids, item }: SavedChange): string => {
  const texts = savedWords(book)
  if (act === 'sort') return texts.sorted
  if (act === 'remove') return texts.removed({ count: ids.length })
  return item?.title ? texts.saved({ title: item.title }) : texts.savedThis
}

const noticePage = ({ core }: ActionTools) => ({ ...core, session: core })

/** Shows a notification that the pending action is done, with an undo. */
const notifySaved = async (tools: ActionTools, change: SavedChange, before: ListsById) => {
  const { messages, liveRegion } = tools.core
  const { act, ids, item } = change
  const [id = ''] = ids
  const lists = before.get(id)
  const inverse: Pick<SavedChange, 'act' | 'add' | 'remove'> =
    lists || act === 'sort' ? { act: 'sort', ...inverseOf(change, lists ?? []) } : { act: 'remove' }
  const undo = async (): Promise<Result> => {
    const undoing = { ...inverse, ids, ...(item ? { item } : {}) }
    const answer = await savedAction.run(tools, undoing, {})
    if (answer.ok) liveRegion.announce(successTextOf(messages, undoing))
    return answer
  }
  const words = successTextOf(messages, change)
  // Removal knows only the id, and many items were in different folders: neither can be restored.
  const canUndo = act !== 'remove' && ids.length === 1
  if (!canUndo) return notifyLazily(noticePage(tools), { words })
  const explain = (failure: Failure) => savedProblem(failure, messages).message
  return notifyUndoable(noticePage(tools), { words, undo, explain }, tools.readerChanged)
}

/** Shows a notification that the pending action has failed, with a retry unless the failure is final. */
const notifySaveFailed = (tools: ActionTools, change: SavedChange, failure: Failure) => {
  const { messages } = tools.core
  const { message: words, isFinal } = savedProblem(failure, messages)
  const retry = () => void savedAction.run(tools, change, {})
  const undo = { words: savedWords(messages).again, act: retry }
  return notifyLazily(noticePage(tools), { words, ...(isFinal ? {} : { undo }) })
}

/** Creates the new folder of a change first. The returned change names it by its id. */
const createFolder = async (
  tools: ActionTools,
  { folder, ...change }: SavedChange,
): Promise<Result<{ change: SavedChange }>> => {
  if (!folder) return { ok: true, change }
  const created = await folderAction.run(tools, { act: 'create', ...folder }, {})
  if (!created.ok) return created
  const add = [...(change.add ?? []), ...(created.folder ? [created.folder.id] : [])]
  return { ok: true, change: { ...change, add } }
}

/** The maximum of ids in the body of a request. */
const maxIdsInBody = 500

const removeChunk = async (call: Call, ids: readonly string[]): Promise<Result> => {
  const [id] = ids
  if (id === undefined) return { ok: true }
  return ids.length === 1
    ? call('removeSaved', { id })
    : call('removeListItems', { id: [...ids], listIds: [] })
}

/** Removes items. An item that another client has removed meanwhile is no failure. */
const removeItems = async (call: Call, ids: readonly string[]): Promise<Result> => {
  for (const chunk of chunksOf(ids, maxIdsInBody)) {
    let answer = await removeChunk(call, chunk)
    if (!answer.ok && isUnsaved(answer.failure)) {
      const left = await readItems(call, chunk)
      answer = left.ok ? await removeChunk(call, [...left.lists.keys()]) : left
    }
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Adds saved items to folders and removes them from others. */
const sortItems = async (
  call: Call,
  { ids, add = [], remove = [] }: SavedChange,
): Promise<Result> => {
  for (const id of chunksOf(ids, maxIdsInBody)) {
    for (const [name, lists] of [
      ['addListItems', add],
      ['removeListItems', remove],
    ] as const) {
      if (lists.length === 0) continue
      const answer = await call(name, { id, listIds: [...lists] })
      if (!answer.ok) return answer
    }
  }
  return { ok: true }
}

/** Saves the item of a change, if it has one. */
const saveItem = async (call: Call, { item }: SavedChange): Promise<Result> => {
  if (!item) return { ok: true }
  const { authors, ...rest } = item
  return call('saveItem', { ...rest, ...(authors ? { authors: [...authors] } : {}) })
}

const send = async ({ call }: ActionTools, change: SavedChange): Promise<Result> => {
  if (change.act === 'remove') return removeItems(call, change.ids)
  const saved = await saveItem(call, change)
  return saved.ok ? sortItems(call, change) : saved
}

const save = async (
  tools: ActionTools,
  { wished: isPendingAction, ...input }: SavedChange,
  from: EventTarget | undefined,
): Promise<Result> => {
  const { call, core } = tools
  const internals = savedInternals(core.environment)
  const startedIn = internals.confirm && internals.readerGeneration
  const before = isPendingAction ? await readItems(call, input.ids) : null
  if (before && !before.ok) return before
  const created = await createFolder(tools, input)
  if (!created.ok) return created
  const { change } = created
  const answer = await send(tools, change)
  if (!answer.ok) return answer
  // A pending action may run before any tag on the page has loaded the saved items.
  internals.confirm?.(startedIn ?? internals.readerGeneration, change)
  core.tabs.broadcast('saved-changed')
  const { dispatch } = core.environment
  if (change.act === 'remove') dispatch(new RemovedEvent(change.ids), from)
  else {
    for (const id of change.ids) {
      const lists = internals.$saved.value.get(id) ?? change.add ?? []
      dispatch(new SavedEvent(change.item ?? { id }, lists), from)
    }
  }
  if (before && !tools.readerChanged()) await notifySaved(tools, change, before.lists)
  return { ok: true }
}

/** Saves removed items again. As a pending action it shows a notification when it is done. */
const restore = async (
  tools: ActionTools,
  { entries = [], wished }: SavedChange,
  from: EventTarget | undefined,
): Promise<Result<Restored>> => {
  const answer = await restoreAll(entries, (item, sorting) =>
    save(tools, { act: 'save', ids: [item.id], item, ...sorting }, from),
  )
  if (answer.ok && wished && !tools.readerChanged()) {
    const texts = savedWords(tools.core.messages)
    const words = texts.restored({ count: entries.length })
    await notifyLazily(noticePage(tools), {
      words: answer.isPartial ? `${words}. ${texts.notAllFolders}` : words,
    })
  }
  return answer
}

const isEntry = (entry: unknown): boolean => {
  const { item, folders } = Object(entry)
  return typeof Object(item).id === 'string' && Array.isArray(folders)
}

export const savedAction: ResumableAction<SavedChange, Partial<Restored>> = {
  kind: savedKind,
  name: savedActionName,
  serialize: serializeSaved,
  parse: (stored) => {
    const { act, ids, item, entries } = Object(stored) as Record<string, unknown>
    const isKnown =
      act === 'save' ||
      act === 'sort' ||
      act === 'remove' ||
      (act === 'restore' && Array.isArray(entries) && entries.every(isEntry))
    const hasIds = Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === 'string')
    const hasItem = act !== 'save' || typeof Object(item).id === 'string'
    return isKnown && hasIds && hasItem ? (stored as SavedChange) : null
  },
  run: async (tools, change, { from }) => {
    const { act } = change
    const answer = await (act === 'restore' ? restore : save)(tools, change, from)
    if (
      change.wished &&
      !tools.readerChanged() &&
      !answer.ok &&
      answer.failure.kind !== 'signed-out'
    ) {
      await notifySaveFailed(tools, change, answer.failure)
    }
    return answer
  },
  // `notifySaved` announces the success.
  successText: () => '',
}
