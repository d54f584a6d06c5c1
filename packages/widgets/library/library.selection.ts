import { kindOf, savable } from '@bindery/state/entry.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry } from '@bindery/state/stream.ts'
import { bulkDiscardTag, bulkOrganizeTag, bulkPanel } from './library.bulk.ts'
import type { FolderRow } from './library.view.ts'

export interface SelectionParts {
  /** The element whose flyouts they are. */
  readonly id: string
  readonly paint: () => void
  /** The folder that is shown; null: all of My Library, or another tab. */
  readonly folder: () => FolderRow | null
  /** What is listed, and so can be selected. */
  readonly entries: () => readonly FeedEntry[]
}

/** What is selected in a stream, and the flyouts that do something with that. */
export const createSelection = (
  { overlays }: Pick<State, 'overlays'>,
  { id: host, paint, folder, entries }: SelectionParts,
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
    const here = folder()
    // Nothing is taken out of a folder that cannot be changed.
    const from = here && !here.readOnly ? { id: here.id, name: here.name } : null
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
    /** What is no longer listed is not selected any more. */
    tidy: (listed: readonly FeedEntry[]) => {
      const ids = new Set(listed.map(({ id }) => id))
      for (const id of selected) if (!ids.has(id)) selected.delete(id)
    },
    discard: (anchor: HTMLElement) => open(bulkDiscardTag, anchor, selected),
    acts: {
      select: (id: string, on: boolean) => {
        if (on) selected.add(id)
        else selected.delete(id)
        paint()
      },
      selectAll: (on: boolean) => {
        selected.clear()
        const all = on ? entries().filter((entry) => kindOf(entry) === 'library') : []
        for (const { id } of all) selected.add(id)
        paint()
      },
      goes: (id: string) => (selected.has(id) ? [...selected] : [id]),
      move: (anchor: HTMLElement, id?: string) =>
        open(bulkOrganizeTag, anchor, id === undefined ? selected : new Set([id])),
    },
  }
}
