// Without Zod, so that forms can import it. Forms, state and the mock API apply the same folder rules (spec
// content 3, 5 and 6).

/** Stands for all saved items, shown as 'My Library'. It is not a folder on the server. */
export const allFolder = 'all'

/** The slug of the folder for gifted articles, which has its own icon. */
export const giftFolderSlug = 'hbrgift'

/** The most characters of a folder's name. */
export const folderNameLength = 30

/** 1 to 30 letters, digits and spaces. */
export const folderNamePattern = /^[A-Za-z0-9 ]{1,30}$/

/** The message for a name that does not match the pattern. */
export const folderNameMessage =
  'Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.'

/** The message for a name that another folder has. */
export const folderTakenMessage = 'A folder with this title already exists.'

/** Folders are unique by this key: it ignores case and white space. */
export const folderKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase()

/** The slug of a folder: `Strategy 2026` is at `/my-library/library/strategy-2026`. */
export const folderSlug = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-')

/** Why a name is invalid: empty, with other characters or too long, or used by another folder. */
export type FolderNameFault = 'required' | 'pattern' | 'taken'

interface Named {
  readonly id: string
  readonly name: string
}

const keys = new WeakMap<readonly Named[], ReadonlyMap<string, readonly string[]>>()

/** The ids by key, cached by list, because a form validates at each keystroke. */
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
 * Validates the name of a folder. Returns null for a valid one.
 * @param folders all folders, read-only ones included; the array must not be mutated
 * @param id the folder that gets the name, so that its own name is not taken
 */
export const folderNameFault = (
  name: string,
  folders: readonly Named[],
  id?: string,
): FolderNameFault | null => {
  // Fills the cache already for an empty field, so that the first keystroke does not wait.
  const named = keyed(folders)
  if (name.trim() === '') return 'required'
  if (!folderNamePattern.test(name.trim())) return 'pattern'
  const key = folderKey(name)
  // 'My Library' is in no list of folders, but readers see it beside them.
  const taken = key === folderKey('My Library')
  const other = named.get(key)?.some((one) => one !== id)
  return taken || other ? 'taken' : null
}
