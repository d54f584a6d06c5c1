/** Delay before the retry of a failed chunk, in ms. */
const retryDelayMs = 500

const waitForRetry = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, retryDelayMs)
    else addEventListener('online', resolve, { once: true })
  })

export interface Chunks {
  /** Fetches files without running them, each once. `low` asks the browser to fetch other files first. */
  preload(files: readonly string[], fetchPriority?: 'low' | 'auto'): void
  /**
   * Imports a file and its dependencies. Retries once, after a delay or when the browser is online again.
   * Rejects if the retry fails, too.
   * @param unshared no other chunk imports the file. Its retry uses a new address, because Firefox caches
   *   a failed import by its address
   */
  importChunk(file: string, unshared?: boolean): Promise<unknown>
  /** The query to append to the address of a file that has failed. */
  next(): string
}

/**
 * @param base URL of the folder of the chunks, with a trailing slash
 * @param nonce of the script; a policy with nonces demands it of preload hints, too
 */
export function createChunks(base: string, nonce = ''): Chunks {
  const preloaded = new Set<string>()
  let retries = 0
  const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ base + file)
  // An import map has an integrity hash for this one address only; another one would bypass the check.
  const next = () => (document.querySelector('[type=importmap]') ? '?again' : `?again${retries++}`)
  return {
    next,
    preload: (files, fetchPriority = 'auto') => {
      for (const file of files) {
        // A shared chunk has only one address. If it failed while offline, Firefox would cache that.
        if (preloaded.has(file) || !navigator.onLine) continue
        preloaded.add(file)
        const link = document.createElement('link')
        document.head.append(
          Object.assign(link, { rel: 'modulepreload', href: base + file, nonce, fetchPriority }),
        )
      }
    },
    importChunk: (file, unshared) =>
      importFile(file).catch(() =>
        waitForRetry().then(() => importFile(unshared ? file + next() : file)),
      ),
  }
}
