import { allFolder } from '@bindery/contract/folder-rule.ts'
import type { ListedFolder } from '@bindery/state/folder.ts'
import type { SaveFlyoutWords } from './save-flyout.messages.ts'
import type { SaveFolder } from './save-flyout.view.ts'

type Listed = readonly ListedFolder[]

/**
 * The folders that something can be put into while a flyout is open. Thousands are sorted only when the
 * list of folders changes, not whenever the flyout is drawn.
 */
export const createOffers = () => {
  /** What it lay in when that was first known: those stand first, and stay there. */
  let first: readonly string[] | null = null
  let listed: Listed | null = null
  let offered: Listed = []
  let shown: { from: Listed; words: SaveFlyoutWords; choices: readonly SaveFolder[] } | null = null

  /** Those that may be changed. */
  const of = (folders: Listed): Listed => {
    if (listed === folders) return offered
    listed = folders
    offered = folders.filter(({ readOnly, pending }) => !readOnly && !pending)
    return offered
  }
  return {
    of,
    /** 'My Library' first, then what `lay` says of the item, if it is known. */
    choices: (
      folders: Listed,
      lay: readonly string[] | null | undefined,
      words: SaveFlyoutWords,
    ): readonly SaveFolder[] => {
      if (!first && lay && folders.length > 0) {
        first = lay
        shown = null
      }
      const from = of(folders)
      if (shown?.from === from && shown.words === words) return shown.choices
      const before = new Set(first)
      const sorted = before.size
        ? [...from.filter(({ id }) => before.has(id)), ...from.filter(({ id }) => !before.has(id))]
        : from
      const choices: readonly SaveFolder[] = [
        { id: allFolder, label: words.library, fixed: words.libraryWhy },
        ...sorted.map(({ id, name }) => ({ id, label: name })),
      ]
      shown = { from, words, choices }
      return choices
    },
  }
}
