/** The model of My Library on a page of its own, for tests. Never shipped. */

import {
  createLibraryModel,
  type LibraryFailed,
  type LibraryView,
} from '../library/my-library/my-library.model.ts'
import { type PageOptions, stand, until } from './page.ts'

type Now = LibraryView | LibraryFailed | null

export const home = 'https://publisher.example/my-library'

/** Folders and entries are loaded, and no change is in flight. */
const settled = (now: Now): now is LibraryView =>
  now !== null &&
  'folders' in now &&
  now.folders.status === 'known' &&
  now.feed.step !== 'loading' &&
  !now.feed.changing

/** The library of `reader@example.com`, settled. `folder` is the tag's attribute. */
export const openLibrary = async ({
  folder,
  ...options
}: PageOptions & { folder?: string } = {}) => {
  const library = await stand(
    createLibraryModel,
    { folder },
    { reader: 'reader@example.com', href: home, ...options },
  )
  await until<Now, LibraryView>(library.model.$view, settled)
  /** Resolves when the library is settled and `matches`. */
  const when = (matches: (now: LibraryView) => boolean) =>
    until<Now, LibraryView>(
      library.model.$view,
      (now): now is LibraryView => settled(now) && matches(now),
    )
  const view = () => library.view() as LibraryView
  /** Opens a folder by its name. */
  const choose = async (name: string) => {
    const { folders } = view()
    folders.choose(folders.folders.find((one) => one.name === name)?.id ?? '')
    return when((now) => now.folders.active?.name === name)
  }
  return { ...library, view, when, choose }
}
