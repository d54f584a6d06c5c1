/** One value in the browser's database: a worker is stopped after half a minute and starts anew. */
const shelf = 'server'

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** @param name of the database: sites below several paths of one origin have one each */
export function createKeep<T>(name: string) {
  const open = () => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(shelf)
    return asked(request)
  }
  const use = async <R>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<R>,
  ) => {
    const database = await open()
    try {
      return await asked(act(database.transaction(shelf, mode).objectStore(shelf)))
    } finally {
      database.close()
    }
  }
  return {
    load: (): Promise<T | undefined> => use('readonly', (store) => store.get('all')),
    save: (value: T): Promise<unknown> => use('readwrite', (store) => store.put(value, 'all')),
  }
}
