import { anyObject, endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import * as z from './schema.ts'

// A reader's saved items, and the folders that contain them (spec content 3 and 7). The folders themselves
// are in `folder.ts`. The specification only names the fields of these calls; the shapes of the responses are
// ours. Unknown fields are kept.

const text = z._default(z.string(), '')

/** A saved item. Every saved item is in My Library, and may be in folders as well. */
export const savedItem = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: text,
  url: text,
  topic: text,
  authors: z._default(z.array(z.string()), []),
  contentType: text,
  image: text,
  summary: text,
  /** In the currency of the site; 0 or absent if it is not for sale. */
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
  description: 'Nothing that can be saved has this id.',
} as const
const savedUnknown = {
  status: 404,
  body: z.looseObject({ code: z.literal('saved_unknown') }),
  description: 'The reader has saved nothing with this id.',
} as const
/** An error of every call that saves to folders (spec content and commerce 8). */
const folderTaken = {
  status: 409,
  description: 'The folder exists already.',
} as const
/** Errors of the calls that add items to folders or remove them. */
const listItemErrors = {
  folder_taken: folderTaken,
  folder_read_only: {
    status: 403,
    body: z.looseObject({ code: z.literal('folder_read_only') }),
    description: 'The folder cannot be changed.',
  },
  folder_unknown: {
    status: 404,
    body: z.looseObject({ code: z.literal('folder_unknown') }),
    description: 'The reader has no folder with this id.',
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
  output: anyObject,
  session: true,
  idempotent: true,
  errors: { item_unknown: itemUnknown, folder_taken: folderTaken, invalid_fields: invalidFields },
  description: 'Saves a content item to My Library. Saving it again changes nothing.',
  spec: 'C7',
})

export const readSharedFolder = endpoint({
  name: 'readSharedFolder',
  method: 'GET',
  path: { api: '{api}user/list/shared' },
  encoding: 'query',
  input: z.object({
    /** The secret at the end of the address that `readFolderUrl` returns. */
    list: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reads: 'json',
  output: z.looseObject({ name: z.string(), description: text, items: z.array(savedItem) }),
  errors: { folder_unknown: listItemErrors.folder_unknown },
  description:
    'Returns a folder that its reader has shared. The site’s back end makes this call before it sends the page of the address; pages do not.',
  spec: 'C7',
})

export const removeSaved = endpoint({
  name: 'removeSaved',
  method: 'DELETE',
  path: { api: '{api}user/saves', service: '{service}saved' },
  encoding: 'query',
  input: z.object({ id }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: { saved_unknown: savedUnknown },
  description: 'Removes an item from My Library and from every folder.',
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
  description: 'Returns the ids of the folders that contain a saved item.',
  spec: 'C7',
})

export const readSaved = endpoint({
  name: 'readSaved',
  method: 'GET',
  path: { api: '{api}user/saves/lists', service: '{service}saved' },
  encoding: 'query',
  input: z.object({
    /** At most 200 ids of items, percent-encoded and separated by commas. */
    ids: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
  reads: 'json',
  output: z.looseObject({
    saved: z.array(z.looseObject({ id: z.string(), listIds: z.array(z.string()) })),
  }),
  session: true,
  errors: {},
  description:
    'Returns which of the given items the reader has saved, and in which folders. One call serves all buttons of a page. The specification has such a call for one item only; this one is ours.',
  spec: 'C7',
})

export const addListItem = endpoint({
  name: 'addListItem',
  method: 'POST',
  path: { api: '{api}user/list/:listId', service: '{service}listItem' },
  encoding: 'json',
  input: z.object({ listId: id, dataId: id }),
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  errors: listItemErrors,
  description:
    'Adds a saved item to a folder. Adding it again changes nothing. This call is for hosts: our tags always send the bulk form, which adds an item to several folders or to none.',
  spec: 'C7',
})

export const removeListItem = endpoint({
  name: 'removeListItem',
  method: 'DELETE',
  path: { api: '{api}user/list/:listId', service: '{service}listItem' },
  encoding: 'query',
  input: z.object({ listId: id, dataId: id }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: listItemErrors,
  description:
    'Removes an item from a folder. It stays in My Library. This call is for hosts: our tags always send the bulk form, which removes an item from several folders or from none.',
  spec: 'C7',
})

/** Several items and several folders. The call succeeds for all of them or for none. */
const bulk = z.object({ id: ids.check(z.minLength(1)), listIds: ids })

export const addListItems = endpoint({
  name: 'addListItems',
  method: 'POST',
  path: { api: '{api}user/lists/bulk-update', service: '{service}bulkListItem' },
  encoding: 'json',
  input: bulk,
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  errors: listItemErrors,
  description: 'Adds saved items (`id`, at most 500) to folders (`listIds`).',
  spec: 'C7',
})

export const removeListItems = endpoint({
  name: 'removeListItems',
  method: 'DELETE',
  path: { api: '{api}user/lists/bulk-update', service: '{service}bulkListItem' },
  encoding: 'json',
  input: bulk,
  reads: 'json',
  output: anyObject,
  session: true,
  errors: listItemErrors,
  description:
    'Removes items (`id`, at most 500) from folders (`listIds`). Without folders, it removes them from My Library and from all folders.',
  spec: 'C7',
})
