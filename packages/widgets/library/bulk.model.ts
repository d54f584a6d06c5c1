import { byId } from '@bindery/element/by-id.ts'
import type { Host } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { createPanel } from '@bindery/state/panel.ts'
import { problemOf } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { bulkMessages } from './bulk.messages.ts'
import type { BulkRequest } from './library.bulk.ts'

export interface BulkAttributes {
  readonly open: boolean
  readonly anchor: string | undefined
  readonly itemIds: readonly string[]
}

/** What the two flyouts have in common: they open for items of a library, or by a page's own hand. */
export const createBulkPanel = (
  state: State,
  host: Host<BulkAttributes>,
  tag: PanelRequest['tag'],
) => {
  const { environment, overlays } = state
  const { element } = host
  const complain = (name: string, allowed: string) => {
    environment.warn(`<${tag} ${name}>: allowed is ${allowed}. It stays closed.`)
    return null
  }
  return createPanel(overlays, host, tag, () => {
    const { anchor, itemIds } = host.$attributes.get()
    const at = anchor
      ? byId(element, anchor)
      : (element.previousElementSibling as HTMLElement | null)
    if (!at) return complain('anchor', 'the id of an element of the page')
    if (itemIds.length === 0) return complain('item-ids', 'ids of saved items, with commas between')
    const items = itemIds.map((id) => ({ id }))
    return { anchor: at, about: { items, folder: null } satisfies BulkRequest }
  })
}

/** The words of the two flyouts. */
export const bulkWords = (state: State) => state.messages.define('bulk', bulkMessages)

/** A failure in words; the flyouts have no fields of their own. */
export const explained = (failure: Failure, state: State): string =>
  problemOf(failure, state, { fields: [] }).message ?? ''
