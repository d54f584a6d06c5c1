/** How long a tab may hold a lease, in ms: longer than a request and its retries. A closed tab leaves its lease behind. */
const leaseMs = 60_000
/** How often a tab looks whether another tab's lease has ended, in ms. */
const pollMs = 250

interface LockManager {
  request<T>(name: string, fn: () => Promise<T>): Promise<T>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('bindery-locks', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore('leases')
  return settled(request)
}

/** Takes the lease if no other tab holds it. IndexedDB runs one such transaction at a time, whichever tab starts it. */
const takeLease = async (database: IDBDatabase, name: string): Promise<boolean> => {
  const leases = database.transaction('leases', 'readwrite').objectStore('leases')
  const until: unknown = await settled(leases.get(name))
  const now = Date.now()
  // A lease far ahead is from before the clock was set back.
  if (typeof until === 'number' && until > now && until <= now + leaseMs) return false
  await settled(leases.put(now + leaseMs, name))
  return true
}

/** The lock of a page that is not a secure context: a lease in IndexedDB. */
const withLease = async <T>(name: string, fn: () => Promise<T>): Promise<T> => {
  let database: IDBDatabase
  try {
    database = await open()
    while (!(await takeLease(database, name)))
      await new Promise((resolve) => setTimeout(resolve, pollMs))
  } catch {
    // An opaque origin has no database, and shares nothing with other tabs.
    return fn()
  }
  try {
    return await fn()
  } finally {
    database.transaction('leases', 'readwrite').objectStore('leases').delete(name)
    database.close()
  }
}

/**
 * Runs `fn` while no other tab of this browser runs one of the same name. It never fails by itself: where the browser
 * cannot coordinate tabs, `fn` runs at once.
 */
export const withTabLock = async <T>(name: string, fn: () => Promise<T>): Promise<T> => {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return withLease(name, fn)
  let isRunning = false
  try {
    return await locks.request(`bindery-${name}`, () => {
      isRunning = true
      return fn()
    })
  } catch (error) {
    if (isRunning) throw error
    // Refused before it ran: the page's origin is opaque.
    return fn()
  }
}
