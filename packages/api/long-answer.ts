import { readLeniently } from '@bindery/contract/lenient.ts'
import type { Schema } from '@bindery/contract/schema.ts'

/** The entries of a list that are read without a pause. */
const entriesAtOnce = 100

type List = readonly [name: string, entries: readonly unknown[]]

const longestList = (value: unknown): List =>
  // A text would list its letters.
  Object.entries(typeof value === 'object' && value ? value : {}).reduce<List>(
    (longest, [name, entries]) =>
      Array.isArray(entries) && entries.length > longest[1].length ? [name, entries] : longest,
    ['', []],
  )

/** Lets the page draw and answer a press. Not a timer: that of a hidden page would take a second. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Reads a long answer as `readLeniently` does, but pauses between the entries of its longest list, and once more at the
 * end, before the caller goes on. An answer that needs repairs is read at once: they concern the list as a whole.
 */
export const readLongAnswer = async <S extends Schema>(
  schema: S,
  value: unknown,
): Promise<ReturnType<typeof readLeniently<S>>> => {
  const [name, entries] = longestList(value)
  const parts: object[] = []
  for (let at = 0; at < entries.length; at += entriesAtOnce) {
    await pause()
    const part = { ...Object(value), [name]: entries.slice(at, at + entriesAtOnce) }
    const answer = readLeniently(schema, part)
    if (answer.faults || answer.repairs.length > 0) return readLeniently(schema, value)
    parts.push(Object(answer.data))
  }
  await pause()
  const lists = parts.map((part): unknown => Reflect.get(part, name))
  // The schema may not know the list.
  if (lists.length === 0 || !lists.every(Array.isArray)) return readLeniently(schema, value)
  return { data: { ...parts[0], [name]: lists.flat() } as never, repairs: [] }
}
