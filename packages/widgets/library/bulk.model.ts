import type { Host } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/flyout.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { problemOf } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { bulkMessages } from './bulk.messages.ts'
import type { BulkRequest } from './library.bulk.ts'

export interface BulkAttributes extends FlyoutAttributes {
  readonly itemIds: readonly string[]
}

/** What the two flyouts have in common: they open for items of a library, or by a page's own hand. */
export const createBulkPanel = (
  state: State,
  host: Host<BulkAttributes>,
  tag: PanelRequest['tag'],
) =>
  createFlyout(state, host, tag, ({ itemIds }) =>
    itemIds.length > 0
      ? ({ items: itemIds.map((id) => ({ id })), folder: null } satisfies BulkRequest)
      : `<${tag} item-ids="">: allowed are ids of saved items, with commas between.`,
  )

/** The words of the two flyouts. */
export const bulkWords = (state: State) => state.messages.define('bulk', bulkMessages)

/** A failure in words; the flyouts have no fields of their own. */
export const explained = (failure: Failure, state: State): string =>
  problemOf(failure, state, { fields: [] }).message ?? ''
