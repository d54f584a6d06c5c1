import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { savedWords } from '@bindery/state/library/saved.messages.ts'
import { type RemovedItem, savedOf } from '@bindery/state/library/saved.ts'
import { notify } from '@bindery/state/page/notifications.ts'
import { notifyUndoable } from '@bindery/state/page/notify-undoable.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { watchReader } from '@bindery/state/session/reader-guard.ts'
import type { State } from '@bindery/state/state.ts'
import type { BulkWords } from '../library.messages.ts'
import { type BulkAttributes, bulkWords, createBulkPanel, failureText } from './bulk-panel.ts'
import { type BulkRequest, bulkDiscardTag } from './bulk-request.ts'

export type DiscardStage =
  | { readonly step: 'asking'; readonly message: string | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly confirmation: string }

export type BulkDiscardView =
  | { readonly step: 'closed' }
  | (DiscardStage & {
      readonly anchor: HTMLElement
      readonly count: number
      readonly words: BulkWords
      discard(): Promise<void>
      close(reason?: CloseReason): void
    })

/** The question before several items leave My Library. A notice offers the undo. */
export const createBulkDiscardModel = (
  state: State,
  host: Host<BulkAttributes>,
): Model<BulkDiscardView> => {
  const { overlays } = state
  const $words = bulkWords(state)
  const saved = savedOf(state)
  const panel = createBulkPanel(state, host, bulkDiscardTag)
  let stage: DiscardStage = { step: 'asking', message: null }

  const restore = async (entries: readonly RemovedItem[]): Promise<Result> => {
    const readerChanged = watchReader(state.session)
    const answer = await saved.restore(entries)
    if (!answer.ok || readerChanged()) return answer
    const { isPartial } = answer
    const restored = $words.get().restored({ count: entries.length })
    const { notAllFolders } = savedWords(state.messages)
    notify(state, { words: isPartial ? `${restored}. ${notAllFolders}` : restored })
    return answer
  }
  const discard = async () => {
    const request = panel.$request.get()
    if (!request || stage.step !== 'asking') return
    const { items } = request.about as BulkRequest
    stage = { step: 'sending' }
    render()
    const readerChanged = watchReader(state.session)
    const answer = await saved.remove(
      items.map(({ id }) => id),
      request.anchor ? { from: request.anchor } : {},
    )
    // An undo would save the items for the next reader.
    if (readerChanged()) return
    // By now the flyout may be closed, or open for other items.
    const isCurrent = panel.$request.get() === request
    if (answer.ok) {
      const confirmation = savedWords(state.messages).removed({ count: items.length })
      if (isCurrent) stage = { step: 'done', confirmation }
      // An undo needs the title and address of each item.
      const canUndo = items.every(({ title, url }) => title && url)
      if (canUndo) {
        const entries = items.map((item) => ({ item, folders: answer.before.get(item.id) ?? [] }))
        const undo = () => restore(entries)
        const explain = (failure: Failure) => failureText(failure, state)
        void notifyUndoable(state, { words: confirmation, undo, explain }, readerChanged)
      } else notify(state, { words: confirmation })
    } else {
      const message = failureText(answer.failure, state)
      if (isCurrent) stage = { step: 'asking', message }
      else notify(state, { words: message })
    }
    render()
  }

  const openView = ({ anchor, about }: PanelRequest): BulkDiscardView => ({
    ...stage,
    anchor,
    count: (about as BulkRequest).items.length,
    words: $words.get(),
    discard,
    close: overlays.closeFlyouts,
  })
  const view = (): BulkDiscardView => {
    const request = panel.$request.get()
    return request ? openView(request) : { step: 'closed' }
  }
  const onRequest = () => {
    stage = { step: 'asking', message: null }
    const request = panel.$request.get()
    // Load the folders of the items for the undo.
    if (request) saved.want((request.about as BulkRequest).items.map(({ id }) => id))
    render()
  }
  const offs = [panel.$request.listen(onRequest), panel.destroy]
  const { render, ...model } = createView([$words], view, ...offs)
  onRequest()
  return model
}
