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
   * Runs a file, and all it imports. Rejects when one of them fails, also on a second try, made after a
   * pause or when the reader is online again.
   * @param own nobody else imports the file: it gets a new address when it is tried again, since Firefox
   *   remembers of each address that it failed
   */
  run(file: string, own?: boolean): Promise<unknown>
  /** The suffix under which a file that has failed is asked for again. */
  next(): string
}

/**
 * @param base URL of the folder of the chunks, with a trailing slash
 * @param nonce of the script: where a policy goes by nonces, a hint without one is a breach of it
 */
export function createChunks(base: string, nonce = ''): Chunks {
  const warmed = new Set<string>()
  let tries = 0
  const fetch = (file: string): Promise<unknown> => import(/* @vite-ignore */ base + file)
  // The import map has a hash for this one other address; any further address would get around the hashes.
  const next = () => (document.querySelector('[type=importmap]') ? '?again' : `?again${tries++}`)
  return {
    next,
    warm: (files) => {
      for (const file of files) {
        // Offline a shared file would fail at the one address it has, and Firefox would remember that.
        if (warmed.has(file) || !navigator.onLine) continue
        warmed.add(file)
        const link = document.createElement('link')
        document.head.append(
          Object.assign(link, { rel: 'modulepreload', href: base + file, nonce }),
        )
      }
    },
    run: (file, own) =>
      fetch(file).catch(() => pause().then(() => fetch(own ? file + next() : file))),
  }
}
