import type { Host, Model } from '@bindery/element/host.ts'
import { foldersOf } from '@bindery/state/folder.ts'
import { hasLeft } from '@bindery/state/has-left.ts'
import { notify } from '@bindery/state/notification.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { savedWords } from '@bindery/state/saved.messages.ts'
import { type Sorted, savedOf } from '@bindery/state/saved.ts'
import { type SavedProblem, savedProblem } from '@bindery/state/saved-problem.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import type { BulkWords } from './bulk.messages.ts'
import { type BulkAttributes, bulkWords, createBulkPanel, explained } from './bulk.model.ts'
import { type BulkRequest, bulkOrganizeTag } from './library.bulk.ts'
import { folderStatus } from './library.status.ts'

/** How far the sorting got. */
export type OrganizeStage =
  | { readonly step: 'choosing'; readonly problem: SavedProblem | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly said: string }

/** A folder that the items can be put into. */
export interface FolderBox {
  readonly id: string
  readonly name: string
}

export type BulkOrganizeView =
  | { readonly step: 'closed' }
  | (OrganizeStage & {
      readonly anchor: HTMLElement
      readonly count: number
      readonly words: BulkWords
      readonly status: 'loading' | 'failed' | 'known'
      /** Why they could not be had; '' where they could. */
      readonly why: string
      /** Those that may be changed, and that the items are not looked at in. */
      readonly folders: readonly FolderBox[]
      /** Where they are looked at, and may be taken out of. */
      readonly folder: FolderBox | null
      /** @param ids of the folders that are ticked @param leave the one they are looked at in is left */
      organize(ids: readonly string[], leave: boolean): Promise<void>
      /** The while is over. */
      pass(): void
      retry(): unknown
      close(): void
    })

/** Puts several items of My Library into folders at once. */
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
  const $view = atom<BulkOrganizeView>({ step: 'closed' })

  const takeBack = async (undo: NonNullable<Sorted['undo']>) => {
    const gone = hasLeft(state.session)
    const answer = await undo()
    if (gone()) return
    if (!answer.ok) notify(state, { words: explained(answer.failure, state) })
    else {
      const { sorted } = savedWords(state.messages)
      notify(state, { words: answer.count > 0 ? $words.get().unsorted : sorted })
    }
  }
  const organize = async (folders: readonly string[], leave: boolean) => {
    const request = panel.$request.get()
    if (!request || stage.step === 'sending') return
    const words = $words.get()
    const { items, folder } = request.about as BulkRequest
    const remove = leave && folder ? [folder.id] : []
    if (folders.length === 0 && remove.length === 0) {
      stage = { step: 'choosing', problem: { message: words.organizeFirst } }
      return paint()
    }
    stage = { step: 'sending' }
    paint()
    const ids = items.map(({ id }) => id)
    const from = request.anchor ? { from: request.anchor } : {}
    const gone = hasLeft(state.session)
    const answer = await saved.organizeAll(ids, { add: folders, remove }, from)
    if (gone()) return
    // Closed meanwhile, it may be about others by now.
    const isHere = panel.$request.get() === request
    if (answer.ok) {
      const { put, sorted } = savedWords(state.messages)
      const said = folders.length > 0 ? put({ count: ids.length }) : sorted
      if (isHere) stage = { step: 'done', said }
      const { undo } = answer
      notify(state, { words: said, ...(undo ? { undo: { act: () => void takeBack(undo) } } : {}) })
    } else if (isHere) {
      stage = { step: 'choosing', problem: savedProblem(answer.failure, state.messages) }
    } else notify(state, { words: explained(answer.failure, state) })
    paint()
  }
  const pass = () => {
    const message = stage.step === 'choosing' && stage.problem?.inShort
    if (!message) return
    stage = { step: 'choosing', problem: { message } }
    paint()
  }

  const draw = ({ anchor, about }: PanelRequest): BulkOrganizeView => {
    const { items, folder } = about as BulkRequest
    const now = store.$folders.get()
    const known = now.status === 'known' ? now.folders : []
    return {
      ...stage,
      anchor: anchor as HTMLElement,
      count: items.length,
      words: $words.get(),
      ...folderStatus(now, state),
      folders: known.filter(
        ({ id, readOnly, pending }) => !readOnly && !pending && id !== folder?.id,
      ),
      folder,
      organize,
      pass,
      retry: store.load,
      close: () => overlays.closeFlyouts(),
    }
  }
  const paint = () => {
    const request = panel.$request.get()
    $view.set(request ? draw(request) : { step: 'closed' })
  }
  const opened = () => {
    stage = { step: 'choosing', problem: null }
    paint()
  }
  opened()
  const offs = [panel.$request.listen(opened), store.$folders.listen(paint), $words.listen(paint)]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
