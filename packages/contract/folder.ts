import { anyObject, endpoint, noInput } from './endpoint.ts'
import { invalidFields, message } from './errors.ts'
import { folderNameMessage, folderNamePattern } from './folder-rule.ts'
import * as z from './schema.ts'

// A reader's folders (spec content 3 and 7). Their items are in `saved.ts`. The specification only names the
// fields of these calls; the shapes of the responses are ours.

/** A folder (also called a list or reading list). `slug` is its path under /my-library/library/. */
export const folder = z.named(
  z.looseObject({
    id: z.about(z.string().check(z.minLength(1)), 'Id of the folder.', 'folder-1'),
    name: z.about(z.string(), 'The name that the reader gave it.', 'Strategy 2026'),
    description: z.about(z._default(z.string(), ''), 'The reader’s words about it.', 'For Monday'),
    slug: z.about(
      z._default(z.string(), ''),
      'Its path under /my-library/library/.',
      'strategy-2026',
    ),
    readOnly: z.about(
      z._default(z.boolean(), false),
      'True if the folder cannot be edited or deleted, and nothing can be saved to it.',
      false,
    ),
  }),
  'Folder',
  'A folder of a reader, also called a list or reading list.',
)
export type Folder = z.output<typeof folder>

const id = z.about(
  z.string().check(z.minLength(1), z.maxLength(100)),
  'Id of the folder.',
  'folder-1',
)

/** A message or list of messages from the server, whatever the status. The form shows it. */
const folderMessage = {
  status: [400, 403, 404, 422, 500, 502, 503],
  body: z.union([z.looseObject({ message }), invalidFields.body]),
  description: 'Another error. The first entry of `errors`, or `message`, is for the reader.',
} as const

const taken = {
  status: 409,
  description: 'The reader has a folder with this name. Case and white space do not count.',
} as const
const readOnly = {
  status: 403,
  body: z.looseObject({ code: z.literal('folder_read_only') }),
  description: 'The folder cannot be changed.',
} as const
const unknown = {
  status: 404,
  body: z.looseObject({ code: z.literal('folder_unknown') }),
  description: 'The reader has no folder with this id.',
} as const

export const readFolders = endpoint({
  name: 'readFolders',
  method: 'GET',
  path: { api: '{service}lists' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({ lists: z.about(z.array(folder), 'The oldest first.') }),
  session: true,
  errors: {},
  description: 'Returns the reader’s folders, oldest first.',
  spec: 'C7',
})

export const saveFolder = endpoint({
  name: 'saveFolder',
  method: 'POST',
  path: { api: '{service}lists' },
  encoding: 'json',
  input: z.object({
    // The pattern includes the length, because the specification has one message for both.
    name: z.about(
      z.string().check(z.regex(folderNamePattern, folderNameMessage)),
      '1 to 30 letters, digits and spaces. Unique without regard to case and white space.',
      'Strategy 2026',
    ),
    description: z.about(
      z.optional(z.string().check(z.maxLength(500))),
      'The reader’s words about it.',
      'For Monday',
    ),
    id: z.about(z.optional(id), 'Id of the folder to change; absent for a new one.', 'folder-1'),
  }),
  reads: 'json',
  output: folder,
  session: true,
  errors: {
    folder_taken: taken,
    folder_read_only: readOnly,
    folder_unknown: unknown,
    invalid_fields: invalidFields,
    refused_in_words: folderMessage,
  },
  description: 'Creates a folder, or changes the one with this id.',
  spec: 'C7',
})

export const removeFolder = endpoint({
  name: 'removeFolder',
  method: 'DELETE',
  path: { api: '{api}user/lists', service: '{service}lists' },
  encoding: 'query',
  input: z.object({ id }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: { folder_read_only: readOnly, folder_unknown: unknown, refused_in_words: folderMessage },
  description: 'Deletes a folder. Its items stay in My Library.',
  spec: 'C7',
})

export const readFolderUrl = endpoint({
  name: 'readFolderUrl',
  method: 'GET',
  path: { api: '{api}user/list/url/:name', service: '{service}listUrl' },
  encoding: 'query',
  input: z.object({
    name: z.about(
      z.string().check(z.minLength(1), z.maxLength(100)),
      'Name of the folder.',
      'Strategy 2026',
    ),
  }),
  reads: 'json',
  output: z.looseObject({
    listurl: z.about(
      z.string(),
      'The address of the folder’s page. Nobody can guess it.',
      'https://www.publisher.example/list/3f9a1c',
    ),
  }),
  session: true,
  errors: { folder_unknown: unknown },
  description:
    'Returns the URL of a folder by its name, to share it. Everybody who has the URL can open it, without an account.',
  spec: 'C7',
})
