/** One value in IndexedDB. A browser stops an idle worker after half a minute, so its memory is not enough. */
const storeName = 'server'

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** @param name of the database. Sites below several paths of one origin have one each. */
export function createStoredValue<T>(name: string) {
  const open = () => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    return resultOf(request)
  }
  const withStore = async <R>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<R>,
  ) => {
    const database = await open()
    try {
      return await resultOf(request(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  }
  return {
    load: (): Promise<T | undefined> => withStore('readonly', (store) => store.get('all')),
    save: (value: T): Promise<unknown> =>
      withStore('readwrite', (store) => store.put(value, 'all')),
  }
}
