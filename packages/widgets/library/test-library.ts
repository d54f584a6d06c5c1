/** My Library on a page of its own, without a view, for tests of its model. Never shipped. */
import { type PageOptions, stand, until } from '../test/page.ts'
import type { LibraryUnknown, LibraryView } from './library.view.ts'
import { createLibraryModel } from './my-library.model.ts'

type Now = LibraryView | LibraryUnknown | null

export const home = 'https://publisher.example/my-library'

/** Folders and entries are there, and no change is on its way. */
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
  const here = await stand(
    createLibraryModel,
    { folder },
    { reader: 'reader@example.com', href: home, ...options },
  )
  await until<Now, LibraryView>(here.model.$view, settled)
  /** Resolves when the library is settled and `fits`. */
  const when = (fits: (now: LibraryView) => boolean) =>
    until<Now, LibraryView>(
      here.model.$view,
      (now): now is LibraryView => settled(now) && fits(now),
    )
  /** What is shown to somebody who is known. */
  const view = () => here.view() as LibraryView
  /** Goes to a folder by its name. */
  const choose = async (name: string) => {
    const { folders } = view()
    folders.choose(folders.folders.find((one) => one.name === name)?.id ?? '')
    return when((now) => now.folders.active?.name === name)
  }
  return { ...here, view, when, choose }
}
