/** How long a chunk that failed is left alone before the one retry, in milliseconds. */
const pauseMs = 500

const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pauseMs)
    else addEventListener('online', resolve, { once: true })
  })

export interface Chunks {
  /** Fetches without running. Each file once. */
  warm(files: readonly string[]): void
  /**
   * Runs all files, fetching those that are not here yet at once. Rejects when one fails, also on
   * a second try, made after a pause or when the reader is online again.
   * @param own the last file is nobody else's: it gets a new address when it is tried again, since Firefox
   *   remembers of each address that it failed
   */
  run(files: readonly string[], own?: boolean): Promise<unknown[]>
}

/**
 * @param base URL of the folder of the chunks, with a trailing slash
 * @param nonce of the script: where a policy goes by nonces, a hint without one is a breach of it
 */
export function createChunks(base: string, nonce = ''): Chunks {
  const warmed = new Set<string>()
  let tries = 0
  const all = (files: readonly string[], query: string): Promise<unknown[]> =>
    Promise.all(
      files.map(
        (file, index) => import(/* @vite-ignore */ base + file + (files[index + 1] ? '' : query)),
      ),
    )
  // An import map has hashes for one more address: another would be a way around them.
  const anew = () => (document.querySelector('[type=importmap]') ? '?again' : `?again${tries++}`)
  return {
    warm: (files) => {
      for (const file of files) {
        if (warmed.has(file)) continue
        warmed.add(file)
        const link = document.createElement('link')
        Object.assign(link, { rel: 'modulepreload', href: base + file, nonce })
        document.head.appendChild(link)
      }
    },
    run: (files, own) =>
      all(files, '').catch(() => pause().then(() => all(files, own ? anew() : ''))),
  }
}
