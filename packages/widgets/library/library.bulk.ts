import type { PanelRequest } from '@bindery/state/overlay.ts'
import type { SavableItem } from '@bindery/state/saved.ts'

/** What a bulk flyout is about. */
export interface BulkRequest {
  /** What is to be sorted or discarded: saved items. Their ids are enough; with titles an undo is whole. */
  readonly items: readonly SavableItem[]
  /** The folder they are looked at in; null in all of My Library. */
  readonly folder: { readonly id: string; readonly name: string } | null
}

export const bulkOrganizeTag = 'bindery-bulk-organize-flyout'
export const bulkDiscardTag = 'bindery-bulk-discard-flyout'

/** Opens one of them: `overlays.open({ id, kind: 'flyout', close, panel: bulkPanel(tag, anchor, …) })`. */
export const bulkPanel = (
  tag: typeof bulkOrganizeTag | typeof bulkDiscardTag,
  anchor: HTMLElement,
  about: BulkRequest,
): PanelRequest => ({ tag, anchor, about })
