import { done, endpoint, nothing } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { folderNameMessage, folderNamePattern } from './folder-rule.ts'
import * as v from './schema.ts'

// The folders of a reader (spec content 3 and 7): the records themselves. What lies in them is in
// `saved.ts`. Their calls are shown by field names only; the shapes of the answers are ours.

/** A folder (list, reading list). `slug` is its address under /my-library/library/. */
export const folder = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  description: v.optional(v.string(), ''),
  slug: v.optional(v.string(), ''),
  /** It cannot be edited or deleted, and nothing can be saved to it. */
  readOnly: v.optional(v.boolean(), false),
})
export type Folder = v.InferOutput<typeof folder>

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** What a server says of a refusal in words, whatever the status is: they are shown in the form. */
const words = {
  status: [400, 403, 404, 422, 500, 502, 503],
  body: v.union([
    v.looseObject({ message: v.pipe(v.string(), v.minLength(1)) }),
    invalidFields.body,
  ]),
  description: 'Something else; the first of `errors`, or the message, is for the reader.',
} as const

const taken = {
  status: 409,
  description: 'The reader has a folder of that name: case and white space are ignored.',
} as const
const readOnly = {
  status: 403,
  body: v.looseObject({ code: v.literal('folder_read_only') }),
  description: 'The folder cannot be changed.',
} as const
const unknown = {
  status: 404,
  body: v.looseObject({ code: v.literal('folder_unknown') }),
  description: 'The reader has no folder of that id.',
} as const

export const readFolders = endpoint({
  name: 'readFolders',
  method: 'GET',
  path: { api: '{service}lists' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: v.looseObject({ lists: v.array(folder) }),
  session: true,
  errors: {},
  description: 'The folders of the reader, oldest first.',
  spec: 'C7',
})

export const saveFolder = endpoint({
  name: 'saveFolder',
  method: 'POST',
  path: { api: '{service}lists' },
  encoding: 'json',
  input: v.object({
    // Its pattern has the length in it, and the message that the spec wants for either.
    name: v.pipe(v.string(), v.regex(folderNamePattern, folderNameMessage)),
    description: v.optional(v.pipe(v.string(), v.maxLength(500))),
    // Left out for a new one.
    id: v.optional(id),
  }),
  reads: 'json',
  output: folder,
  session: true,
  errors: {
    folder_taken: taken,
    folder_read_only: readOnly,
    folder_unknown: unknown,
    invalid_fields: invalidFields,
    refused_in_words: words,
  },
  description: 'Makes a folder, or changes the one of that id.',
  spec: 'C7',
})

export const removeFolder = endpoint({
  name: 'removeFolder',
  method: 'DELETE',
  path: { api: '{api}user/lists', service: '{service}lists' },
  encoding: 'query',
  input: v.object({ id }),
  reads: 'json',
  output: done,
  session: true,
  errors: { folder_read_only: readOnly, folder_unknown: unknown, refused_in_words: words },
  description: 'Deletes a folder. What lay in it stays in My Library.',
  spec: 'C7',
})

export const readFolderUrl = endpoint({
  name: 'readFolderUrl',
  method: 'GET',
  path: { api: '{api}user/list/url/:name', service: '{service}listUrl' },
  encoding: 'query',
  input: v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  reads: 'json',
  output: v.looseObject({ listurl: v.string() }),
  session: true,
  errors: { folder_unknown: unknown },
  description: 'The address of a folder by its name, for sharing it.',
  spec: 'C7',
})
