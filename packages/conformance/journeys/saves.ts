import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../check/journey.ts'
import { JourneyEnd } from '../check/journey-end.ts'
import type { Reader } from '../check/reader.ts'
import { signedInReader } from './account.ts'

/** The folders that contain an item, or null if it is not saved. */
async function foldersOf(reader: Reader, id: string): Promise<readonly string[] | null> {
  const { data } = await reader.call(endpoints.readSaved, { ids: encodeURIComponent(id) })
  return data.saved.find((item) => item.id === id)?.listIds ?? null
}

/** Puts the item into the folder, and takes it out again. */
async function checkContents(reader: Reader, id: string, folder: string): Promise<void> {
  const added = await reader.call(endpoints.addListItems, { id: [id], listIds: [folder] })
  const lists = await foldersOf(reader, id)
  const isAdded = reader.expect(lists?.includes(folder) === true, added, {
    name: 'write-lost',
    expected: 'the item in the folder',
    got: 'a folder without it',
  })
  if (!isAdded) return
  const entries = await reader.call(endpoints.readList, { id: folder, number: '0', size: '10' })
  const isListed = entries.data.entry.some((entry) => entry.id === id)
  reader.expect(isListed, entries, {
    name: 'write-lost',
    expected: 'the item in the folder’s stream',
    got: 'others',
    path: 'entry',
  })
  const taken = await reader.call(endpoints.removeListItems, { id: [id], listIds: [folder] })
  const after = await foldersOf(reader, id)
  reader.expect(!after?.includes(folder), taken, {
    name: 'remove-lost',
    expected: 'a folder without the item',
    got: 'the item',
  })
}

/** Removes the folder, and any other that a server has made of the same name. */
async function removeFolders(reader: Reader, id: string, name: string): Promise<void> {
  const removal = await reader.call(endpoints.removeFolder, { id })
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

async function checkFolder(reader: Reader, id: string): Promise<void> {
  const name = `Check ${crypto.randomUUID().slice(0, 8)}`
  const made = await reader.call(endpoints.saveFolder, { name })
  const folder = made.data.id
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
  try {
    await reader.refused(endpoints.saveFolder, { name }, ['folder_taken'])
    await checkContents(reader, id, folder)
  } finally {
    await removeFolders(reader, folder, name)
  }
}

export const savesJourney: Journey = {
  name: 'saves',
  title: 'A reader saves an article, and sorts it into a folder',
  calls: [
    'saveItem',
    'removeSaved',
    'readSaved',
    'readSaves',
    'readList',
    'readFolders',
    'saveFolder',
    'removeFolder',
    'addListItems',
    'removeListItems',
  ],
  writes: true,
  async run(context) {
    const reader = await signedInReader(context)
    const latest = await reader.call(endpoints.readLatest, { number: '0', size: '30' })
    const saved = await reader.call(endpoints.readSaved, {
      ids: latest.data.entry.map(({ id }) => encodeURIComponent(id)).join(','),
    })
    const known = new Set(saved.data.saved.map(({ id }) => id))
    const article = latest.data.entry.find(({ id }) => !known.has(id))
    if (!article) throw new JourneyEnd('the reader has saved the latest articles already', true)
    const { id, title } = article
    const save = await reader.call(endpoints.saveItem, { id, title })
    const lists = await foldersOf(reader, id)
    const isSaved = reader.expect(lists !== null, save, {
      name: 'write-lost',
      expected: 'the article among the saved items',
      got: 'a list without it',
    })
    if (!isSaved) return
    const stream = await reader.call(endpoints.readSaves, { number: '0', size: '20' })
    reader.expect(
      stream.data.entry.some((entry) => entry.id === id),
      stream,
      { name: 'write-lost', expected: 'the article in My Library', got: 'others', path: 'entry' },
    )
    try {
      await checkFolder(reader, id)
    } finally {
      const removal = await reader.call(endpoints.removeSaved, { id })
      const after = await foldersOf(reader, id)
      reader.expect(after === null, removal, {
        name: 'remove-lost',
        expected: 'a library without the article',
        got: 'the article',
      })
    }
  },
}
