import { anyObject, endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import * as z from './schema.ts'

// A reader's saved items, and the folders that contain them (spec content 3 and 7). The folders themselves
// are in `folder.ts`. The specification only names the fields of these calls; the shapes of the responses are
// ours. Unknown fields are kept.

const text = z._default(z.string(), '')

/** A saved item. Every saved item is in My Library, and may be in folders as well. */
export const savedItem = z.named(
  z.looseObject({
    id: z.about(z.string().check(z.minLength(1)), 'Id of the item.', 'R2603A'),
    title: z.about(text, 'Title of the item.', 'What Strategy Is'),
    url: z.about(text, 'Path of its page.', '/2026/03/what-strategy-is'),
    topic: z.about(text, 'Name of its main topic.', 'Strategy'),
    authors: z.about(z._default(z.array(z.string()), []), 'Names of the authors.', ['Ada Author']),
    contentType: z.about(text, 'Content type, for readers.', 'Article'),
    image: z.about(text, 'URL of the picture.', '/images/R2603A.jpg'),
    summary: z.about(text, 'A few sentences about it.', 'How companies choose.'),
    listPrice: z.about(
      z.optional(z.number()),
      'Price in the currency of the site; 0 or absent if it is not for sale.',
      8.95,
    ),
    activityType: z.about(z._default(z.string(), 'saved'), '`saved` or `shared`.', 'saved'),
  }),
  'SavedItem',
  'A saved item. Every saved item is in My Library, and may be in folders as well.',
)
export type SavedItem = z.output<typeof savedItem>

const id = z.about(z.string().check(z.minLength(1), z.maxLength(200)), 'Id of the item.', 'R2603A')
const listId = z.about(id, 'Id of the folder.', 'folder-1')
const ids = z.array(id).check(z.maxLength(500))
const listIds = z.about(z.array(z.string()), 'Ids of the folders that contain the item.', [
  'folder-1',
])
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
    title: z.about(words, 'Title of the item.', 'What Strategy Is'),
    url: z.about(z.optional(address), 'Path or URL of its page.', '/2026/03/what-strategy-is'),
    topic: z.about(words, 'Name of its main topic.', 'Strategy'),
    authors: z.about(
      z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
      'Names of the authors.',
      ['Ada Author'],
    ),
    contentType: z.about(words, 'Content type, for readers.', 'Article'),
    image: z.about(z.optional(address), 'URL of the picture.', '/images/R2603A.jpg'),
    summary: z.about(
      z.optional(z.string().check(z.maxLength(4000))),
      'A few sentences about it.',
      'How companies choose.',
    ),
    listPrice: z.about(
      z.optional(z.number().check(z.nonnegative())),
      'Price in the currency of the site.',
      8.95,
    ),
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
    list: z.about(
      z.string().check(z.minLength(1), z.maxLength(200)),
      'The secret at the end of the address that `readFolderUrl` returns.',
      '3f9a1c',
    ),
  }),
  reads: 'json',
  output: z.looseObject({
    name: z.about(z.string(), 'Name of the folder.', 'Strategy 2026'),
    description: z.about(text, 'The reader’s words about it.', 'For Monday'),
    items: z.about(z.array(savedItem), 'Its items, the latest first.'),
  }),
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
  output: z.looseObject({ listIds }),
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
    ids: z.about(
      z.string().check(z.minLength(1), z.maxLength(20_000)),
      'At most 200 ids of items, percent-encoded and separated by commas.',
      'R2603A,R2603B',
    ),
  }),
  reads: 'json',
  output: z.looseObject({
    saved: z.about(
      z.array(z.looseObject({ id: z.about(z.string(), 'Id of the item.', 'R2603A'), listIds })),
      'Those of the items that are saved.',
    ),
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
  input: z.object({ listId, dataId: id }),
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
  input: z.object({ listId, dataId: id }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: listItemErrors,
  description:
    'Removes an item from a folder. It stays in My Library. This call is for hosts: our tags always send the bulk form, which removes an item from several folders or from none.',
  spec: 'C7',
})

/** Several items and several folders. The call succeeds for all of them or for none. */
const bulk = z.named(
  z.object({
    id: z.about(ids.check(z.minLength(1)), 'Ids of the items.', ['R2603A', 'R2603B']),
    listIds: z.about(ids, 'Ids of the folders.', ['folder-1']),
  }),
  'ItemsAndFolders',
  'Several items and several folders. The call succeeds for all of them or for none.',
)

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
