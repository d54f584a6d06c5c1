import * as z from 'zod/mini'
import { done, endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'

// What a reader has saved, and in which of their folders it lies (spec content 3 and 7). The folders
// themselves are in `folder.ts`. The calls are shown by field names only; the shapes of the answers
// are ours, and a server's own fields pass.

const text = z._default(z.string(), '')

/** A saved item: what is saved is in My Library, and may lie in folders besides. */
export const savedItem = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: text,
  url: text,
  topic: text,
  authors: z._default(z.array(z.string()), []),
  contentType: text,
  image: text,
  summary: text,
  /** In the currency of the site; 0 or left out when it is not for sale. */
  listPrice: z.optional(z.number()),
  /** 'saved' or 'shared'. */
  activityType: z._default(z.string(), 'saved'),
})
export type SavedItem = z.output<typeof savedItem>

const id = z.string().check(z.minLength(1), z.maxLength(200))
const ids = z.array(id).check(z.maxLength(500))
const words = z.optional(z.string().check(z.maxLength(500)))
const address = z.string().check(z.maxLength(2000))

const itemUnknown = {
  status: 404,
  body: z.looseObject({ code: z.literal('item_unknown') }),
  description: 'There is nothing of that id that could be saved.',
} as const
const savedUnknown = {
  status: 404,
  body: z.looseObject({ code: z.literal('saved_unknown') }),
  description: 'The reader has saved nothing of that id.',
} as const
/** What can be wrong with putting things into folders, or taking them out. */
const sortingErrors = {
  folder_read_only: {
    status: 403,
    body: z.looseObject({ code: z.literal('folder_read_only') }),
    description: 'The folder cannot be changed.',
  },
  folder_unknown: {
    status: 404,
    body: z.looseObject({ code: z.literal('folder_unknown') }),
    description: 'The reader has no folder of that id.',
  },
  saved_unknown: savedUnknown,
} as const

export const saveItem = endpoint({
  name: 'saveItem',
  method: 'POST',
  path: { api: '{service}saved' },
  encoding: 'json',
  input: z.object({
    id,
    title: words,
    url: z.optional(address),
    topic: words,
    authors: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
    contentType: words,
    image: z.optional(address),
    summary: z.optional(z.string().check(z.maxLength(4000))),
    listPrice: z.optional(z.number().check(z.nonnegative())),
  }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: { item_unknown: itemUnknown, invalid_fields: invalidFields },
  description: 'Saves a content item to My Library. What is saved already stays as it is.',
  spec: 'C7',
})

export const removeSaved = endpoint({
  name: 'removeSaved',
  method: 'DELETE',
  path: { api: '{api}user/saves', service: '{service}saved' },
  encoding: 'query',
  input: z.object({ id }),
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
  input: z.object({ id }),
  reads: 'json',
  output: z.looseObject({ listIds: z.array(z.string()) }),
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
  input: z.object({
    /** Ids of items, each percent-encoded, with commas between; 200 at most. */
    ids: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
  reads: 'json',
  output: z.looseObject({
    saved: z.array(z.looseObject({ id: z.string(), listIds: z.array(z.string()) })),
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
  input: z.object({ listId: id, dataId: id }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: sortingErrors,
  description: 'Puts a saved item into a folder. What lies there already stays, once.',
  spec: 'C7',
})

export const removeListItem = endpoint({
  name: 'removeListItem',
  method: 'DELETE',
  path: { api: '{api}user/list/:listId', service: '{service}listItem' },
  encoding: 'query',
  input: z.object({ listId: id, dataId: id }),
  reads: 'json',
  output: done,
  session: true,
  errors: sortingErrors,
  description: 'Takes an item out of a folder. It stays in My Library.',
  spec: 'C7',
})

/** Several items at once, and several folders; each is done for all of them, or for none. */
const bulk = z.object({ id: ids.check(z.minLength(1)), listIds: ids })

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
