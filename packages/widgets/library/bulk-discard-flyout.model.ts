import type { Host, Model } from '@bindery/element/host.ts'
import { hasLeft } from '@bindery/state/has-left.ts'
import { notify } from '@bindery/state/notification.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { savedWords } from '@bindery/state/saved.messages.ts'
import { savedOf } from '@bindery/state/saved.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import type { BulkWords } from './bulk.messages.ts'
import { type BulkAttributes, bulkWords, createBulkPanel, explained } from './bulk.model.ts'
import { type BulkRequest, bulkDiscardTag } from './library.bulk.ts'

/** How far the discarding got. */
export type DiscardStage =
  | { readonly step: 'asking'; readonly message: string | null }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly said: string }

export type BulkDiscardView =
  | { readonly step: 'closed' }
  | (DiscardStage & {
      readonly anchor: HTMLElement
      readonly count: number
      readonly words: BulkWords
      discard(): Promise<void>
      close(): void
    })

/** Asks before several items leave My Library; afterwards there is an undo. */
export const createBulkDiscardModel = (
  state: State,
  host: Host<BulkAttributes>,
): Model<BulkDiscardView> => {
  const { overlays } = state
  const $words = bulkWords(state)
  const saved = savedOf(state)
  const panel = createBulkPanel(state, host, bulkDiscardTag)
  let stage: DiscardStage = { step: 'asking', message: null }
  const $view = atom<BulkDiscardView>({ step: 'closed' })

  const undo = (entries: Parameters<typeof saved.restore>[0]) => async () => {
    const gone = hasLeft(state.session)
    const answer = await saved.restore(entries)
    if (gone()) return
    if (!answer.ok) notify(state, { words: explained(answer.failure, state) })
    else notify(state, { words: $words.get().restored({ count: entries.length }) })
  }
  const discard = async () => {
    const request = panel.$request.get()
    if (!request || stage.step !== 'asking') return
    const { items } = request.about as BulkRequest
    const known = saved.$saved.get()
    const entries = items.map((item) => ({ item, folders: known.get(item.id) ?? [] }))
    stage = { step: 'sending' }
    paint()
    const gone = hasLeft(state.session)
    const answer = await saved.remove(
      items.map(({ id }) => id),
      request.anchor ? { from: request.anchor } : {},
    )
    // An undo would put them into the library of whoever reads now.
    if (gone()) return
    // Closed meanwhile, it may ask about others by now.
    const isHere = panel.$request.get() === request
    if (answer.ok) {
      const said = savedWords(state.messages).removed({ count: items.length })
      if (isHere) stage = { step: 'done', said }
      // An undo needs to know what it was that went.
      const whole = items.every(({ title, url }) => title && url)
      notify(state, { words: said, ...(whole ? { undo: { act: undo(entries) } } : {}) })
    } else {
      const message = explained(answer.failure, state)
      if (isHere) stage = { step: 'asking', message }
      else notify(state, { words: message })
    }
    paint()
  }

  const draw = ({ anchor, about }: PanelRequest): BulkDiscardView => ({
    ...stage,
    anchor: anchor as HTMLElement,
    count: (about as BulkRequest).items.length,
    words: $words.get(),
    discard,
    close: () => overlays.closeFlyouts(),
  })
  const paint = () => {
    const request = panel.$request.get()
    $view.set(request ? draw(request) : { step: 'closed' })
  }
  const opened = () => {
    stage = { step: 'asking', message: null }
    const request = panel.$request.get()
    // Where they lie is what an undo has to know.
    if (request) saved.want((request.about as BulkRequest).items.map(({ id }) => id))
    paint()
  }
  opened()
  const offs = [panel.$request.listen(opened), $words.listen(paint), saved.$saved.listen(() => {})]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
