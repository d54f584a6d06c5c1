import { type BinderyRecord, readRecord } from './record.ts'

/** Where a file that has failed is looked for next. */
const spare: Record<string, string> = {}

/**
 * Takes the place of each `import()` of another chunk; the build puts it there (`tools/build-late.ts`).
 * Firefox remembers the addresses that failed, so whoever asks again gets the file from a new one, but only
 * after its own address has failed again: otherwise a chunk that imports it from its own would run a second
 * copy of it.
 */
export const importLate = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ file).catch((error: unknown) =>
    // The first time there is no spare address: importing `undefined` fails without a request.
    import(/* @vite-ignore */ spare[file] as string).catch(() => {
      spare[file] = file + (readRecord() as Required<BinderyRecord>).next()
      throw error
    }),
  )
