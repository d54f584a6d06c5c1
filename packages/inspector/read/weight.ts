/** What each tag has loaded, and when. */

export interface TagWeight {
  readonly tag: string
  /** kB of its own chunks, as they came over the network. null: the browser does not tell. */
  readonly kB: number | null
  /** When its own chunk had come, in ms after the navigation; null: it has not. */
  readonly loadedAt: number | null
}

export interface Weight {
  readonly files: number
  readonly kB: number
  readonly tags: readonly TagWeight[]
}

interface Manifest {
  readonly core: string
  readonly tags: Readonly<Record<string, { readonly chunks: readonly string[] }>>
}

const toKB = (bytes: number): number => Math.round(bytes / 100) / 10

/**
 * Reads the browser's record of the kit's files.
 * @param folder of the chunks' folder; null: the kit was imported, and its files are the application's
 */
export async function readWeight(
  folder: string | null,
  used: readonly string[],
): Promise<Weight | null> {
  if (!folder) return null
  const entries = performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith(folder) && !name.includes('/inspector/'))
  const byFile = new Map(
    entries.map((entry) => [new URL(entry.name).pathname.split('/').pop(), entry]),
  )
  const sizeOf = (list: readonly PerformanceResourceTiming[]) =>
    list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  const manifest = await fetch(new URL('manifest.json', folder), { credentials: 'omit' })
    .then((response) => response.json() as Promise<Manifest>)
    .catch(() => null)
  const tags = [...new Set(used)].flatMap((tag): TagWeight[] => {
    const chunks = manifest?.tags[tag]?.chunks
    if (!chunks) return []
    const loaded = chunks
      .filter((chunk) => chunk !== manifest.core)
      .flatMap((chunk) => byFile.get(chunk) ?? [])
    const own = byFile.get(chunks.at(-1))
    const size = sizeOf(loaded)
    return [
      { tag, kB: size ? toKB(size) : null, loadedAt: own ? Math.round(own.responseEnd) : null },
    ]
  })
  return { files: entries.length, kB: toKB(sizeOf(entries)), tags }
}
