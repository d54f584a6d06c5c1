import type { Client } from '@bindery/api/client.ts'
import { type Folder, readFolders, removeFolder, saveFolder } from '@bindery/contract/folder.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { folderMessages } from './folder.messages.ts'
import { agreement, type FolderChange } from './folder.ts'
import type { MessageBook } from './messages.ts'
import type { ReaderVerb } from './reader-verb.ts'
import { failureInWordsOf } from './refused-in-words.ts'

export const readAll = (client: Client): Promise<Result<{ folders: readonly Folder[] }>> =>
  attempt(async () => ({ ok: true, folders: (await client.call(readFolders, {})).lists }))

const send = async (client: Client, change: FolderChange): Promise<Folder | null> => {
  if (change.act !== 'remove') {
    const { act: _, ...input } = change
    return client.call(saveFolder, input)
  }
  await client.call(removeFolder, { id: change.id })
  return null
}

const wordsOf = (book: MessageBook) => book.define('folder', folderMessages).get()

const isText = (value: unknown) => typeof value === 'string'

/** The session may end in the middle of it: then it is kept, named in the modal, and done once. */
export const folderVerb: ReaderVerb<FolderChange, { readonly folder: Folder | null }> = {
  kind: 'folder',
  name: (book, change) => wordsOf(book)[change.act](change),
  keep: (change) => change,
  read: (kept) => {
    const { act, id, name, description } = Object(kept) as Record<string, unknown>
    const known = act === 'create' || act === 'update' || act === 'remove'
    const whole = known && isText(name) && (act === 'create' || isText(id))
    const described = description === undefined || isText(description)
    return whole && described ? (kept as FolderChange) : null
  },
  act: ({ client, core }, change) => {
    const agreed = agreement(core.environment)
    return attempt(async () => {
      const folder = await send(client, change)
      agreed(change, folder)
      core.tabs.tell('folders-changed')
      return { ok: true, folder }
    }, failureInWordsOf)
  },
  done: (book, change) => {
    const { created, updated, removed } = wordsOf(book)
    return { create: created, update: updated, remove: removed }[change.act](change)
  },
}
