import type { State } from '@bindery/state/state.ts'
import { kindOf, savable } from '@bindery/state/streams/entry.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import { bulkDiscardTag, bulkOrganizeTag, bulkPanel } from '../bulk/bulk-request.ts'
import type { FolderRow } from '../folders/folder-address.ts'

export interface SelectionParts {
  /** The id of the element. */
  readonly id: string
  readonly render: () => void
  /** The active folder; null: all of My Library, or another tab. */
  readonly folder: () => FolderRow | null
  /** The listed entries. Only these can be selected. */
  readonly entries: () => readonly FeedEntry[]
}

/** The selected entries of a feed, and the flyouts for them. */
export const createSelection = (
  { overlays }: Pick<State, 'overlays'>,
  { id: host, render, folder, entries }: SelectionParts,
) => {
  const selected = new Set<string>()
  const open = (
    tag: typeof bulkOrganizeTag | typeof bulkDiscardTag,
    anchor: HTMLElement,
    ids: ReadonlySet<string>,
  ) => {
    const items = entries()
      .filter(({ id }) => ids.has(id))
      .map(savable)
    if (items.length === 0) return
    const active = folder()
    // The flyout offers to remove the items from the active folder, unless that is read-only.
    const from = active && !active.readOnly ? { id: active.id, name: active.name } : null
    const about = { items, folder: from }
    overlays.open({
      id: `${host}-${tag}`,
      kind: 'flyout',
      close: () => {},
      panel: bulkPanel(tag, anchor, about),
    })
  }
  return {
    ids: selected as ReadonlySet<string>,
    clear: () => selected.clear(),
    /** Deselects entries that are no longer listed. */
    prune: (listed: readonly FeedEntry[]) => {
      const ids = new Set(listed.map(({ id }) => id))
      for (const id of selected) if (!ids.has(id)) selected.delete(id)
    },
    discard: (anchor: HTMLElement) => open(bulkDiscardTag, anchor, selected),
    actions: {
      select: (id: string, on: boolean) => {
        if (on) selected.add(id)
        else selected.delete(id)
        render()
      },
      selectAll: (on: boolean) => {
        selected.clear()
        const all = on ? entries().filter((entry) => kindOf(entry) === 'library') : []
        for (const { id } of all) selected.add(id)
        render()
      },
      draggedIds: (id: string) => (selected.has(id) ? [...selected] : [id]),
      move: (anchor: HTMLElement, id?: string) =>
        open(bulkOrganizeTag, anchor, id === undefined ? selected : new Set([id])),
    },
  }
}
