import type { Folder } from '@bindery/contract/folder.ts'
import { folderKey, folderSlug } from '@bindery/contract/folder-rule.ts'
import type { Account } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { randomToken } from '../core/tokens.ts'

type Owner = Pick<Account, 'id'>

const withoutOwner = ({ owner: _, ...folder }: Folder & { owner: string }): Folder => folder

/** The folders of a reader, oldest first. */
export const foldersOf = ({ store }: Server, { id }: Owner): Folder[] =>
  store.list('folder', id).map(({ value }) => withoutOwner(value))

/** A folder of the reader. Another reader's folder is undefined, like an unknown id. */
export const folderOf = ({ store }: Server, owner: Owner, id: string): Folder | undefined => {
  const record = store.get('folder', id)
  return record?.owner === owner.id ? withoutOwner(record) : undefined
}

/** Finds a folder of the reader by id, slug or name, which URLs and calls use. */
export const findFolder = (server: Server, owner: Owner, name: string): Folder | undefined =>
  folderOf(server, owner, name) ??
  foldersOf(server, owner).find(
    (folder) => folder.slug === name || folderKey(folder.name) === folderKey(name),
  )

/** The path at which everybody can open the folder. Its secret stays the same. */
export const shareFolder = ({ store }: Server, owner: Owner, { id }: Folder): string => {
  const known = store.list('sharedFolder', owner.id).find(({ value }) => value.folder === id)
  const secret = known?.id ?? randomToken(128)
  store.insert('sharedFolder', secret, { owner: owner.id, folder: id })
  return `/list/${secret}`
}

/** The folder at a shared path's secret, with its owner. undefined: it was deleted, or never shared. */
export const sharedFolder = (
  server: Server,
  secret: string,
): { readonly folder: Folder; readonly owner: Owner } | undefined => {
  const shared = server.store.get('sharedFolder', secret)
  if (!shared) return undefined
  const owner = { id: shared.owner }
  const folder = folderOf(server, owner, shared.folder)
  return folder && { folder, owner }
}

export interface FolderInput {
  readonly id?: string
  readonly name: string
  readonly description?: string
  readonly slug?: string
  readonly readOnly?: boolean
}

/** Adds or replaces a folder. The caller has validated it. */
export const saveFolder = ({ store }: Server, owner: Owner, input: FolderInput): Folder => {
  const { id = crypto.randomUUID(), name, description = '', readOnly = false } = input
  const folder = { id, name, description, slug: input.slug ?? folderSlug(name), readOnly }
  store.put('folder', id, { ...folder, owner: owner.id })
  return folder
}
