import type { Folder } from '@bindery/contract/folder.ts'
import { folderKey, folderSlug } from '@bindery/contract/folder-rule.ts'
import type { Account } from './records.ts'
import type { Server } from './server.ts'

type Owner = Pick<Account, 'id'>

const bare = ({ owner: _, ...folder }: Folder & { owner: string }): Folder => folder

/** The folders of a reader, oldest first. */
export const foldersOf = ({ store }: Server, { id }: Owner): Folder[] =>
  store.list('folder', id).map(({ value }) => bare(value))

/** A folder of the reader; somebody else's is not told from none. */
export const folderOf = ({ store }: Server, owner: Owner, id: string): Folder | undefined => {
  const record = store.get('folder', id)
  return record?.owner === owner.id ? bare(record) : undefined
}

/** A folder of the reader by its name, its slug or its id, as addresses and calls name it. */
export const folderNamed = (server: Server, owner: Owner, name: string): Folder | undefined =>
  folderOf(server, owner, name) ??
  foldersOf(server, owner).find(
    (folder) => folder.slug === name || folderKey(folder.name) === folderKey(name),
  )

export interface FolderInput {
  readonly id?: string
  readonly name: string
  readonly description?: string
  readonly slug?: string
  readonly readOnly?: boolean
}

/** Adds or replaces a folder; whoever calls has judged it. */
export const putFolder = ({ store }: Server, owner: Owner, input: FolderInput): Folder => {
  const { id = crypto.randomUUID(), name, description = '', readOnly = false } = input
  const folder = { id, name, description, slug: input.slug ?? folderSlug(name), readOnly }
  store.put('folder', id, { ...folder, owner: owner.id })
  return folder
}
