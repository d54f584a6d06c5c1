import { allFolder, giftFolderSlug } from '@bindery/contract/folder-rule.ts'
import type { ListedFolder } from '@bindery/state/library/folders.ts'
import type { State } from '@bindery/state/state.ts'

/**
 * The folder in the address of the page (spec content 2): `/my-library/library/{folder-slug}`. It exists on
 * My Library's own page only. The widget leaves the address and history of any other page alone.
 */
export interface FolderAddress {
  /** The slug in the address; '' on /my-library itself, null on any other page. */
  slug(): string | null
  /** The path of a folder. '' is all of My Library. */
  pathOf(slug: string): string
  /** Shows a folder's address: as a new history entry, or in place of the current one. */
  show(slug: string, how: 'push' | 'replace'): void
}

export const createFolderAddress = ({
  environment,
  settings,
}: Pick<State, 'environment' | 'settings'>): FolderAddress => {
  const base = new URL(settings.paths.myLibrary).pathname.replace(/\/$/, '')
  const folders = `${base}/library/`
  const slug = () => {
    const path = environment.location().pathname.replace(/\/$/, '')
    if (path === base) return ''
    const last = path.startsWith(folders) ? path.slice(folders.length) : ''
    try {
      return last && !last.includes('/') ? decodeURIComponent(last) : null
    } catch {
      return null
    }
  }
  const pathOf = (folder: string) => (folder ? folders + encodeURIComponent(folder) : base)
  return {
    slug,
    pathOf,
    show: (next, how) => {
      const current = slug()
      if (current === null || current === next) return
      const url = pathOf(next) + environment.location().search
      if (how === 'push') environment.pushUrl(url)
      else environment.replaceUrl(url)
    },
  }
}

/** A folder in the list, and above its entries. */
export interface FolderRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly slug: string
  readonly href: string
  /** Whether the folder has the gift icon. */
  readonly gift: boolean
  readonly readOnly: boolean
  /** The server has not confirmed the folder yet. */
  readonly pending: boolean
}

const rowOf = (
  folder: ListedFolder,
  address: Pick<FolderAddress, 'pathOf'>,
  giftFolder: string,
): FolderRow => {
  // A folder called 'all' has its id in the address, because the slug stands for My Library.
  const slug = folder.slug === allFolder ? folder.id : folder.slug
  return {
    id: folder.id,
    name: folder.name,
    description: folder.description,
    slug,
    href: address.pathOf(slug),
    gift: slug === giftFolder,
    readOnly: folder.readOnly,
    pending: folder.pending ?? false,
  }
}

/**
 * Makes the rows of a list of folders. An unchanged folder keeps its row, and an unchanged list its array.
 * @param giftFolder the slug of the folder for gifted articles
 */
export const createFolderRows = (
  address: Pick<FolderAddress, 'pathOf'>,
  giftFolder: string = giftFolderSlug,
) => {
  const rowByFolder = new WeakMap<ListedFolder, FolderRow>()
  let before: readonly ListedFolder[] = []
  let rows: readonly FolderRow[] = []
  return (folders: readonly ListedFolder[]): readonly FolderRow[] => {
    if (folders === before) return rows
    before = folders
    rows = folders.map((folder) => {
      const row = rowByFolder.get(folder) ?? rowOf(folder, address, giftFolder)
      rowByFolder.set(folder, row)
      return row
    })
    return rows
  }
}
