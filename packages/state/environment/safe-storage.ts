import type { SafeStorage } from './environment.ts'

/** The part of the browser's Storage that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A `SafeStorage` over a browser storage that may be missing, forbidden or full.
 * @param open returns the storage. It may throw, as reading `window.localStorage` does
 */
export const createSafeStorage = (open: () => BrowserStorage | null | undefined): SafeStorage => {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: BrowserStorage) => T, fallback: T): T => {
    try {
      const storage = open()
      return storage ? act(storage) : fallback
    } catch {
      // The browser refuses (private mode, quota, policy): this page falls back to memory.
      return fallback
    }
  }
  return {
    // A stored value comes first: another tab may have written it after this one failed to.
    get: (key) => attempt((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    set: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else {
        // The next page must not read the old value.
        attempt((storage) => storage.removeItem(key), undefined)
        memory.set(key, value)
      }
      return isStored
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}

/** Reads a JSON value. A value that is corrupt or fails `check` is removed and counts as absent. */
export const readJson = <T>(
  storage: SafeStorage,
  key: string,
  check: (value: unknown) => value is T,
): T | null => {
  const text = storage.get(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (check(value)) return value
  } catch {
    // Falls through: the corrupt entry is removed.
  }
  storage.remove(key)
  return null
}
