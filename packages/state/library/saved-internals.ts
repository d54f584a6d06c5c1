import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'
import type { SavedChange, SavedMap } from './saved-item.ts'

/** The store of a page, as its lazy-loaded code needs it. */
export interface SavedInternals {
  readonly $saved: PreinitializedWritableAtom<SavedMap>
  /** The ids of the items that the page shows. */
  readonly wanted: Set<string>
  /** Increases by one at each change of the reader. */
  readerGeneration: number
  /**
   * Applies a change that the server has confirmed, also that of a pending action. If the change created
   * a folder, `change` names it by its id.
   * @param startedIn the reader generation in which the call started
   */
  confirm?(startedIn: number, change: SavedChange): void
}

const pages = new WeakMap<Environment, SavedInternals>()

/** The internals of the saved store of a page. */
export const savedInternals = (environment: Environment): SavedInternals => {
  const known = pages.get(environment) ?? {
    $saved: atom<SavedMap>(new Map()),
    wanted: new Set<string>(),
    readerGeneration: 0,
  }
  pages.set(environment, known)
  return known
}
