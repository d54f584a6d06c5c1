import { type BinderyRecord, readRecord } from './record.ts'

/** Where a file that has failed is looked for next. */
const spare: Record<string, string> = {}

/**
 * `import()` of another chunk: the build puts it in the place of each (`tools/build-late.ts`). Firefox
 * remembers of each address that it failed: there, who asks again gets the file from a new one. Only when its
 * own has failed again: a chunk that imports it from there would else make a second one of it.
 */
export const importLate = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ file).catch((error: unknown) =>
    // The first time there is none, and that fails without a request.
    import(/* @vite-ignore */ spare[file] as string).catch(() => {
      spare[file] = file + (readRecord() as Required<BinderyRecord>).next()
      throw error
    }),
  )
