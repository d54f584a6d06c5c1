/** The browser of a test: what its tabs share. */
import type { Channel, SafeStorage } from '../environment/environment.ts'
import { createSafeStorage } from '../environment/safe-storage.ts'

/** What the tabs of one browser share. */
export interface TestBrowser {
  readonly local: Map<string, string>
  readonly channels: Map<string, Set<(message: unknown) => void>>
  readonly jar: Map<string, string>
  /** The last holder of each lock of `exclusive`. */
  readonly locks: Map<string, Promise<unknown>>
  /** The listeners of `onStorage`, with the tab's own storage. */
  readonly storageListeners: Set<{
    readonly own: SafeStorage
    readonly fn: (key: string | null, value: string | null) => void
  }>
}

/** A storage over a map. */
export const vaultOver = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})

/** The localStorage of one tab: the other tabs hear of its changes. */
export const sharedStorage = (browser: TestBrowser): SafeStorage => {
  const tell = (key: string, value: string | null) => {
    for (const { own, fn } of [...browser.storageListeners]) if (own !== local) fn(key, value)
  }
  const { getItem, setItem, removeItem } = vaultOver(browser.local)
  const local = createSafeStorage(() => ({
    getItem,
    setItem: (key, value) => {
      setItem(key, value)
      tell(key, value)
    },
    removeItem: (key) => {
      removeItem(key)
      tell(key, null)
    },
  }))
  return local
}

/** The channel of this name, for one tab. */
export const channelIn = (browser: TestBrowser, name: string): Channel => {
  const members = browser.channels.get(name) ?? new Set()
  browser.channels.set(name, members)
  const own = new Set<(message: unknown) => void>()
  return {
    post: (message) => {
      for (const member of [...members]) if (!own.has(member)) member(structuredClone(message))
    },
    listen: (fn) => {
      own.add(fn)
      members.add(fn)
      return () => void members.delete(fn)
    },
    close: () => {
      for (const member of own) members.delete(member)
    },
  }
}

export const createTestBrowser = (): TestBrowser => ({
  local: new Map(),
  channels: new Map(),
  jar: new Map(),
  locks: new Map(),
  storageListeners: new Set(),
})
