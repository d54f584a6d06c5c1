import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { checkFolder, foldersOf } from './folders.ts'
import { checkTwo } from './two-saves.ts'
import { type Unsaved, unsavedOf } from './unsaved.ts'

/** A guest has no library. */
async function checkGuest({ newReader }: JourneyContext): Promise<void> {
  const guest = newReader()
  const about = await guest.probe(endpoints.readSaves, { number: '0', size: '20' })
  const { kind, data } = { data: undefined, ...about.judgement }
  const { entry = [] } = Object(data)
  guest.expect(kind !== 'ok' || entry.length === 0, about, {
    name: 'reader-exposed',
    expected: '401 for a guest, or an empty page',
    got: `${entry.length} saves of somebody`,
    path: 'entry',
  })
}

/** The article is in the library and, without a folder, in no list. */
async function checkLibrary(context: JourneyContext, reader: Reader, id: string): Promise<void> {
  const { makes } = context
  if (makes('readSaves')) {
    const stream = await reader.call(endpoints.readSaves, { number: '0', size: '20' })
    reader.expect(
      stream.data.entry.some((entry) => entry.id === id),
      stream,
      { name: 'write-lost', expected: 'the article in My Library', got: 'others', path: 'entry' },
    )
    await checkGuest(context)
  }
  if (!makes('readItemLists')) return
  const lists = await reader.attempt(endpoints.readItemLists, { id }, [], { goesOn: true })
  if (!lists.data) return
  reader.expect(lists.data.listIds.length === 0, lists, {
    name: 'write-lost',
    expected: 'no folder for an article that is in none',
    got: `${lists.data.listIds.length} folders`,
    path: 'listIds',
  })
}

/** Saves the article, sorts it into a folder, and removes it. */
async function checkSave(
  context: JourneyContext,
  reader: Reader,
  { id, title, other }: Unsaved,
): Promise<void> {
  const save = await reader.call(endpoints.saveItem, { id, title })
  const lists = await foldersOf(reader, id)
  const isSaved = reader.expect(lists !== null, save, {
    name: 'write-lost',
    expected: 'the article among the saved items',
    got: 'a list without it',
  })
  if (!isSaved) return
  let isRemoved = false
  try {
    await checkLibrary(context, reader, id)
    await checkFolder(context, reader, id)
    await checkTwo(context, reader, { id, title }, other)
  } finally {
    const removal = await reader.call(endpoints.removeSaved, { id })
    const after = await foldersOf(reader, id)
    isRemoved = reader.expect(after === null, removal, {
      name: 'remove-lost',
      expected: 'a library without the article',
      got: 'the article',
    })
  }
  if (isRemoved && context.makes('removeSaved')) {
    const unknown = `bindery-check-${crypto.randomUUID().slice(0, 8)}`
    await reader.refused(endpoints.removeSaved, { id: unknown }, ['saved_unknown'])
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
    'readItemLists',
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
    const article = await unsavedOf(reader, context.site)
    try {
      await checkSave(context, reader, article)
    } finally {
      await article.restore()
    }
  },
}
