import type { Keep } from './environment.ts'

/** The part of the browser's Storage that is used. */
export type Vault = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A `Keep` over a browser storage that may be missing, forbidden or full.
 * @param open returns the storage; it may throw, as reading `window.localStorage` does.
 */
export const createKeep = (open: () => Vault | null | undefined): Keep => {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (vault: Vault) => T, otherwise: T): T => {
    try {
      const vault = open()
      return vault ? act(vault) : otherwise
    } catch {
      // Refused by the browser (private mode, quota, policy): memory serves this page.
      return otherwise
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((vault) => vault.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((vault) => {
        vault.setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((vault) => vault.removeItem(key), undefined)
    },
  }
}

/** Reads a JSON value; what is corrupt, or not what `check` expects, is removed and counts as absent. */
export const readKept = <T>(
  keep: Keep,
  key: string,
  check: (value: unknown) => value is T,
): T | null => {
  const text = keep.get(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (check(value)) return value
  } catch {
    // Falls through: a corrupt entry is worth no more than none.
  }
  keep.remove(key)
  return null
}
