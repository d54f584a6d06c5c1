// Plain, no schema: forms, the state and the mock server judge a folder by the same rules (spec
// content 3, 5 and 6).

/** The folder that is none: everything the reader has saved, shown as 'My Library'. */
export const allFolder = 'all'

/** The slug of the folder for articles that came as a gift: it has an icon of its own. */
export const giftFolderSlug = 'hbrgift'

/** Characters that a folder's name may have. */
export const folderNameLength = 30

/** Letters, digits and spaces, 1 to 30 of them. */
export const folderNamePattern = /^[A-Za-z0-9 ]{1,30}$/

/** Said of a name that does not match the pattern. */
export const folderNameMessage =
  'Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.'

/** Said of a name that another folder has. */
export const folderTakenMessage = 'A folder with this title already exists.'

/** Two names that are equal here may not stand beside each other: case and white space are ignored. */
export const folderKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase()

/** The last part of a folder's address: `Strategy 2026` is at `/my-library/library/strategy-2026`. */
export const folderSlug = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-')

/** What is wrong with a name: nothing typed, letters that it may not have, or somebody has it. */
export type FolderNameFault = 'required' | 'pattern' | 'taken'

/** What a folder's name is compared with. */
interface Named {
  readonly id: string
  readonly name: string
}

const keys = new WeakMap<readonly Named[], ReadonlyMap<string, readonly string[]>>()

/** The ids by key of the name, worked out once for a list: it is asked at each letter that is typed. */
const keyed = (folders: readonly Named[]): ReadonlyMap<string, readonly string[]> => {
  const known = keys.get(folders)
  if (known) return known
  const made = new Map<string, string[]>()
  for (const { id, name } of folders) {
    const key = folderKey(name)
    made.set(key, [...(made.get(key) ?? []), id])
  }
  keys.set(folders, made)
  return made
}

/**
 * Judges a name for a folder; null when it may be used.
 * @param folders those that are there, the read-only ones among them; a list that never changes
 * @param id of the folder that is about to have the name: its own is not taken
 */
export const folderNameFault = (
  name: string,
  folders: readonly Named[],
  id?: string,
): FolderNameFault | null => {
  // Before anything is typed: the first letter is not to wait for it.
  const named = keyed(folders)
  if (name.trim() === '') return 'required'
  if (!folderNamePattern.test(name.trim())) return 'pattern'
  const key = folderKey(name)
  // 'My Library' is no record, and still there: two things of that name could not be told apart.
  const taken = key === folderKey('My Library') || key === allFolder
  const other = named.get(key)?.some((one) => one !== id)
  return taken || other ? 'taken' : null
}
