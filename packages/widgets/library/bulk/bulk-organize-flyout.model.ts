import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { foldersOf } from '@bindery/state/library/folders.ts'
import { savedWords } from '@bindery/state/library/saved.messages.ts'
import { type Sorted, savedOf } from '@bindery/state/library/saved.ts'
import { type SavedProblem, savedProblem } from '@bindery/state/library/saved-problem.ts'
import { notify } from '@bindery/state/page/notifications.ts'
import { notifyUndoable } from '@bindery/state/page/notify-undoable.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { watchReader } from '@bindery/state/session/reader-guard.ts'
import type { State } from '@bindery/state/state.ts'
import { type FolderStatus, folderStatus } from '../folder-status.ts'
import type { BulkWords } from '../library.messages.ts'
import { type BulkAttributes, bulkWords, createBulkPanel, failureText } from './bulk-panel.ts'
import { type BulkRequest, bulkOrganizeTag } from './bulk-request.ts'

export type OrganizeStage =
  | { readonly step: 'choosing'; readonly problem: SavedProblem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly confirmation: string }

/** A folder with a checkbox. */
export interface FolderBox {
  readonly id: string
  readonly name: string
}

export type BulkOrganizeView =
  | { readonly step: 'closed' }
  | (OrganizeStage &
      FolderStatus & {
        readonly anchor: HTMLElement
        readonly count: number
        readonly words: BulkWords
        /** The editable folders except the active one. */
        readonly folders: readonly FolderBox[]
        /** The active folder, if the items may be removed from it; else null. */
        readonly folder: FolderBox | null
        /**
         * @param ids of the ticked folders
         * @param leave whether to remove the items from the active folder
         */
        organize(ids: readonly string[], leave: boolean): Promise<void>
        /** The time of a long error message is over. */
        shortenProblem(): void
        retry(): unknown
        close(reason?: CloseReason): void
      })

/** The flyout that adds several items of My Library to folders at once. */
export const createBulkOrganizeModel = (
  state: State,
  host: Host<BulkAttributes>,
): Model<BulkOrganizeView> => {
  const { overlays } = state
  const $words = bulkWords(state)
  const saved = savedOf(state)
  const store = foldersOf(state)
  const panel = createBulkPanel(state, host, bulkOrganizeTag)
  let stage: OrganizeStage = { step: 'choosing', problem: null }

  const runUndo = async (undo: NonNullable<Sorted['undo']>): Promise<Result> => {
    const readerChanged = watchReader(state.session)
    const answer = await undo()
    if (!answer.ok || readerChanged()) return answer
    const { sorted } = savedWords(state.messages)
    notify(state, { words: answer.count > 0 ? $words.get().unsorted : sorted })
    return answer
  }
  const organize = async (folders: readonly string[], leave: boolean) => {
    const request = panel.$request.get()
    if (!request || stage.step === 'sending') return
    const { items, folder } = request.about as BulkRequest
    const remove = leave && folder ? [folder.id] : []
    if (folders.length === 0 && remove.length === 0) {
      stage = { step: 'choosing', problem: { message: $words.get().organizeFirst } }
      return render()
    }
    stage = { step: 'sending' }
    render()
    const ids = items.map(({ id }) => id)
    const from = request.anchor ? { from: request.anchor } : {}
    const readerChanged = watchReader(state.session)
    const answer = await saved.organizeAll(ids, { add: folders, remove }, from)
    if (readerChanged()) return
    // By now the flyout may be closed, or open for other items.
    const isCurrent = panel.$request.get() === request
    if (answer.ok) {
      const { put, sorted } = savedWords(state.messages)
      const confirmation = folders.length > 0 ? put({ count: ids.length }) : sorted
      if (isCurrent) stage = { step: 'done', confirmation }
      const { undo: revert } = answer
      if (revert) {
        const undo = () => runUndo(revert)
        const explain = (failure: Failure) => failureText(failure, state)
        void notifyUndoable(state, { words: confirmation, undo, explain }, readerChanged)
      } else notify(state, { words: confirmation })
    } else if (isCurrent) {
      stage = { step: 'choosing', problem: savedProblem(answer.failure, state.messages) }
    } else notify(state, { words: failureText(answer.failure, state) })
    render()
  }
  const shortenProblem = () => {
    const message = stage.step === 'choosing' && stage.problem?.inShort
    if (!message) return
    stage = { step: 'choosing', problem: { message } }
    render()
  }

  const openView = ({ anchor, about }: PanelRequest): BulkOrganizeView => {
    const { items, folder } = about as BulkRequest
    const now = store.$folders.get()
    const folders = now.status === 'known' ? now.folders : []
    return {
      ...stage,
      anchor,
      count: items.length,
      words: $words.get(),
      ...folderStatus(now, state),
      folders: folders.filter(
        ({ id, readOnly, pending }) => !readOnly && !pending && id !== folder?.id,
      ),
      folder,
      organize,
      shortenProblem,
      retry: store.load,
      close: overlays.closeFlyouts,
    }
  }
  const view = (): BulkOrganizeView => {
    const request = panel.$request.get()
    return request ? openView(request) : { step: 'closed' }
  }
  const onRequest = () => {
    stage = { step: 'choosing', problem: null }
    render()
  }
  const offs = [panel.$request.listen(onRequest), panel.destroy]
  const { render, ...model } = createView([store.$folders, $words], view, ...offs)
  onRequest()
  return model
}
