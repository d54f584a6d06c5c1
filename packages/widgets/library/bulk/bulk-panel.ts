import type { Host } from '@bindery/element/host.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { savedProblem } from '@bindery/state/library/saved-problem.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import type { State } from '@bindery/state/state.ts'
import { bulkMessages } from '../library.messages.ts'
import type { BulkRequest } from './bulk-request.ts'

export interface BulkAttributes extends FlyoutAttributes {
  readonly itemIds: readonly string[]
}

/** The overlay of a bulk flyout. My Library opens it, or the page by its attributes. */
export const createBulkPanel = (
  state: State,
  host: Host<BulkAttributes>,
  tag: PanelRequest['tag'],
) =>
  createFlyout(state, host, tag, ({ itemIds }) =>
    itemIds.length > 0
      ? ({ items: itemIds.map((id) => ({ id })), folder: null } satisfies BulkRequest)
      : `<${tag} item-ids="">: allowed are ids of saved items, separated by commas.`,
  )

export const bulkWords = (state: State) => state.messages.define('bulk', bulkMessages)

/** The text of a failure (spec content 8). */
export const failureText = (failure: Failure, state: State): string =>
  savedProblem(failure, state.messages).message
