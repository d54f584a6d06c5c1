import type { SavableItem } from '@bindery/state/library/saved.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'

/** What a bulk flyout is opened for. */
export interface BulkRequest {
  /** Saved items. Their ids are enough. An undo of a removal needs their titles and addresses, too. */
  readonly items: readonly SavableItem[]
  /** The active folder, if the items may be removed from it; else null. */
  readonly folder: { readonly id: string; readonly name: string } | null
}

export const bulkOrganizeTag = 'bindery-bulk-organize-flyout'
export const bulkDiscardTag = 'bindery-bulk-discard-flyout'

/** The panel of a bulk flyout: `overlays.open({ id, kind: 'flyout', close, panel: bulkPanel(…) })`. */
export const bulkPanel = (
  tag: typeof bulkOrganizeTag | typeof bulkDiscardTag,
  anchor: HTMLElement,
  about: BulkRequest,
): PanelRequest => ({ tag, anchor, about })
