/**
 * For reads of which only the latest counts. `next` aborts the read before it and returns the signal of the
 * next one. `end` aborts the last one.
 */
export const createLatestRead = () => {
  let current: AbortController | null = null
  const end = () => current?.abort()
  return {
    end,
    next: (): AbortSignal => {
      end()
      current = new AbortController()
      return current.signal
    },
  }
}
