import { type PageRegistry, readRegistry } from './page-registry.ts'

/** The address for the next retry, by file. */
const retryAddress: Record<string, string> = {}

/**
 * The build puts it in place of each `import()` of a chunk (tools/build-retry-imports.ts). Firefox caches
 * a failed import by its address, so a retry needs a new one. But the file's own address comes first each
 * time: chunks that import the file statically use it, and a second address would run the module twice.
 * @param needs the files that the file imports and the calling one does not. They load at the same time, not after it
 */
export const retryImport = (file: string, needs: readonly string[] = []): Promise<unknown> => {
  // Without a report: if one of them fails, the file fails as well.
  for (const needed of needs) import(/* @vite-ignore */ needed).catch(() => {})
  return import(/* @vite-ignore */ file).catch((error: unknown) =>
    // After the first failure there is no retry address: importing `undefined` fails without a request.
    import(/* @vite-ignore */ retryAddress[file] as string).catch(() => {
      retryAddress[file] = file + (readRegistry() as Required<PageRegistry>).next()
      throw error
    }),
  )
}
