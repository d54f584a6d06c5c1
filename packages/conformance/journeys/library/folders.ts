/** The folders of a library, with one article in it. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { JourneyContext } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'

/** The folders that contain an item, or null if it is not saved. */
export async function foldersOf(reader: Reader, id: string): Promise<readonly string[] | null> {
  const { data } = await reader.call(endpoints.readSaved, { ids: encodeURIComponent(id) })
  return data.saved.find((item) => item.id === id)?.listIds ?? null
}

/** Another reader does not see the folder, though they know its id. */
async function checkStranger(
  context: JourneyContext,
  page: { readonly id: string; readonly number: string; readonly size: string },
): Promise<void> {
  const stranger = await context.newStranger()
  if (!stranger) return
  const about = await stranger.reader.probe(endpoints.readList, page)
  const { kind, data } = { data: undefined, ...about.judgement }
  const { entry = [] } = Object(data)
  stranger.reader.expect(kind !== 'ok' || entry.length === 0, about, {
    name: 'reader-exposed',
    expected: '404 {"code":"folder_unknown"} for another reader',
    got: `${entry.length} of its entries`,
    path: 'entry',
  })
}

async function checkAdded(context: JourneyContext, reader: Reader, id: string, folder: string) {
  const added = await reader.call(endpoints.addListItems, { id: [id], listIds: [folder] })
  const lists = await foldersOf(reader, id)
  const isAdded = reader.expect(lists?.includes(folder) === true, added, {
    name: 'write-lost',
    expected: 'the item in the folder',
    got: 'a folder without it',
  })
  if (!isAdded || !context.makes('readList')) return isAdded
  const entries = await reader.call(endpoints.readList, { id: folder, number: '0', size: '10' })
  reader.expect(
    entries.data.entry.some((entry) => entry.id === id),
    entries,
    {
      name: 'write-lost',
      expected: 'the item in the folder’s stream',
      got: 'others',
      path: 'entry',
    },
  )
  await checkStranger(context, { id: folder, number: '0', size: '10' })
  return isAdded
}

/** Puts the item into the folder, and takes it out again. */
async function checkContents(context: JourneyContext, reader: Reader, id: string, folder: string) {
  if (!context.makes('addListItems', 'removeListItems', 'readList')) return
  if (!(await checkAdded(context, reader, id, folder))) return
  if (!context.makes('removeListItems')) return
  const taken = await reader.call(endpoints.removeListItems, { id: [id], listIds: [folder] })
  const after = await foldersOf(reader, id)
  reader.expect(!after?.includes(folder), taken, {
    name: 'remove-lost',
    expected: 'a folder without the item',
    got: 'the item',
  })
}

/** Removes the folder, and any other that a server has made of the same name. */
async function removeFolders({ makes }: JourneyContext, reader: Reader, id: string, name: string) {
  const removal = await reader.call(endpoints.removeFolder, { id })
  if (!makes('readFolders')) return
  const { data } = await reader.call(endpoints.readFolders, {})
  reader.expect(!data.lists.some((each) => each.id === id), removal, {
    name: 'remove-lost',
    expected: 'a list without the folder',
    got: 'the folder',
  })
  for (const each of data.lists) {
    const isCopy = each.id !== id && each.name.startsWith(name)
    if (isCopy) await reader.call(endpoints.removeFolder, { id: each.id })
  }
}

/** A folder with a new name is the same one. */
async function checkRename(reader: Reader, id: string, before: string): Promise<void> {
  if (reader.isFaulty('saveFolder') || reader.isFaulty('readFolders')) return
  const name = `${before} B`
  const renamed = await reader.call(endpoints.saveFolder, { id, name })
  const { data } = await reader.call(endpoints.readFolders, {})
  const own = data.lists.filter((each) => each.name.startsWith(before))
  const [folder] = own
  reader.expect(own.length === 1 && folder?.id === id && folder.name === name, renamed, {
    name: 'write-lost',
    expected: 'the folder with its new name, once',
    got: own.map((each) => `“${each.name}”`).join(', ') || 'no such folder',
  })
}

/** Makes a folder, puts the article into it, and removes it. */
export async function checkFolder(
  context: JourneyContext,
  reader: Reader,
  id: string,
): Promise<void> {
  const { makes } = context
  const ofFolders = ['readFolders', 'saveFolder', 'removeFolder', 'readList'] as const
  if (!makes(...ofFolders, 'addListItems', 'removeListItems')) return
  const name = `Check ${crypto.randomUUID().slice(0, 8)}`
  const made = await reader.call(endpoints.saveFolder, { name })
  const folder = made.data.id
  if (makes('readFolders')) {
    const folders = await reader.call(endpoints.readFolders, {})
    const exists = reader.expect(
      folders.data.lists.some((each) => each.id === folder),
      made,
      {
        name: 'write-lost',
        expected: 'the new folder in the list of folders',
        got: 'a list without it',
      },
    )
    if (!exists) return
  }
  try {
    if (makes('saveFolder')) {
      await reader.refused(endpoints.saveFolder, { name }, ['folder_taken'])
      const wrong = { name: `${name}!` }
      await reader.refused(endpoints.saveFolder, wrong, ['invalid_fields', 'refused_in_words'])
    }
    await checkContents(context, reader, id, folder)
    if (makes('saveFolder', 'readFolders')) await checkRename(reader, folder, name)
  } finally {
    await removeFolders(context, reader, folder, name)
  }
}
