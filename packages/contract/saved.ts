import { done, endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import * as v from './schema.ts'

// What a reader has saved, and in which of their folders it lies (spec content 3 and 7). The folders
// themselves are in `folder.ts`. The calls are shown by field names only; the shapes of the answers
// are ours, and a server's own fields pass.

const text = v.optional(v.string(), '')

/** A saved item: what is saved is in My Library, and may lie in folders besides. */
export const savedItem = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: text,
  url: text,
  topic: text,
  authors: v.optional(v.array(v.string()), []),
  contentType: text,
  image: text,
  summary: text,
  /** In the currency of the site; 0 or left out when it is not for sale. */
  listPrice: v.optional(v.number()),
  /** 'saved' or 'shared'. */
  activityType: v.optional(v.string(), 'saved'),
})
export type SavedItem = v.InferOutput<typeof savedItem>

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const ids = v.pipe(v.array(id), v.maxLength(500))
const words = v.optional(v.pipe(v.string(), v.maxLength(500)))
const address = v.pipe(v.string(), v.maxLength(2000))

const itemUnknown = {
  status: 404,
  body: v.looseObject({ code: v.literal('item_unknown') }),
  description: 'There is nothing of that id that could be saved.',
} as const
const savedUnknown = {
  status: 404,
  body: v.looseObject({ code: v.literal('saved_unknown') }),
  description: 'The reader has saved nothing of that id.',
} as const
/** Of any call that saves to folders (spec content and commerce 8). */
const folderTaken = {
  status: 409,
  description: 'A folder is there already.',
} as const
/** What can be wrong with putting things into folders, or taking them out. */
const sortingErrors = {
  folder_taken: folderTaken,
  folder_read_only: {
    status: 403,
    body: v.looseObject({ code: v.literal('folder_read_only') }),
    description: 'The folder cannot be changed.',
  },
  folder_unknown: {
    status: 404,
    body: v.looseObject({ code: v.literal('folder_unknown') }),
    description: 'The reader has no folder of that id.',
  },
  saved_unknown: savedUnknown,
} as const

export const saveItem = endpoint({
  name: 'saveItem',
  method: 'POST',
  path: { api: '{service}saved' },
  encoding: 'json',
  input: v.object({
    id,
    title: words,
    url: v.optional(address),
    topic: words,
    authors: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50))),
    contentType: words,
    image: v.optional(address),
    summary: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    listPrice: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: { item_unknown: itemUnknown, folder_taken: folderTaken, invalid_fields: invalidFields },
  description: 'Saves a content item to My Library. What is saved already stays as it is.',
  spec: 'C7',
})

export const removeSaved = endpoint({
  name: 'removeSaved',
  method: 'DELETE',
  path: { api: '{api}user/saves', service: '{service}saved' },
  encoding: 'query',
  input: v.object({ id }),
  reads: 'json',
  output: done,
  session: true,
  errors: { saved_unknown: savedUnknown },
  description: 'Takes an item out of My Library, and out of every folder.',
  spec: 'C7',
})

export const readItemLists = endpoint({
  name: 'readItemLists',
  method: 'GET',
  path: { api: '{api}user/saves/:id/lists', service: '{service}listItem' },
  encoding: 'query',
  input: v.object({ id }),
  reads: 'json',
  output: v.looseObject({ listIds: v.array(v.string()) }),
  session: true,
  errors: { saved_unknown: savedUnknown },
  description: 'The ids of the folders that a saved item lies in.',
  spec: 'C7',
})

export const readSaved = endpoint({
  name: 'readSaved',
  method: 'GET',
  path: { api: '{api}user/saves/lists', service: '{service}saved' },
  encoding: 'query',
  input: v.object({
    /** Ids of items, each percent-encoded, with commas between; 200 at most. */
    ids: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
  }),
  reads: 'json',
  output: v.looseObject({
    saved: v.array(v.looseObject({ id: v.string(), listIds: v.array(v.string()) })),
  }),
  session: true,
  errors: {},
  description:
    'Which of some items the reader has saved, and in which folders: one call for all the buttons of a page. The specification has it for one item only: this is ours.',
  spec: 'C7',
})

export const addListItem = endpoint({
  name: 'addListItem',
  method: 'POST',
  path: { api: '{api}user/list/:listId', service: '{service}listItem' },
  encoding: 'json',
  input: v.object({ listId: id, dataId: id }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: sortingErrors,
  description:
    'Puts a saved item into a folder. What lies there already stays, once. For hosts: our tags always send the bulk form, in which several folders, or none of them, take an item.',
  spec: 'C7',
})

export const removeListItem = endpoint({
  name: 'removeListItem',
  method: 'DELETE',
  path: { api: '{api}user/list/:listId', service: '{service}listItem' },
  encoding: 'query',
  input: v.object({ listId: id, dataId: id }),
  reads: 'json',
  output: done,
  session: true,
  errors: sortingErrors,
  description:
    'Takes an item out of a folder. It stays in My Library. For hosts: our tags always send the bulk form, which takes an item out of several folders, or out of none.',
  spec: 'C7',
})

/** Several items at once, and several folders; each is done for all of them, or for none. */
const bulk = v.object({ id: v.pipe(ids, v.minLength(1)), listIds: ids })

export const addListItems = endpoint({
  name: 'addListItems',
  method: 'POST',
  path: { api: '{api}user/lists/bulk-update', service: '{service}bulkListItem' },
  encoding: 'json',
  input: bulk,
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: sortingErrors,
  description: 'Puts saved items (`id`, 500 at most) into folders (`listIds`).',
  spec: 'C7',
})

export const removeListItems = endpoint({
  name: 'removeListItems',
  method: 'DELETE',
  path: { api: '{api}user/lists/bulk-update', service: '{service}bulkListItem' },
  encoding: 'json',
  input: bulk,
  reads: 'json',
  output: done,
  session: true,
  errors: sortingErrors,
  description:
    'Takes items (`id`, 500 at most) out of folders (`listIds`); without folders out of My Library, and out of all of them.',
  spec: 'C7',
})
