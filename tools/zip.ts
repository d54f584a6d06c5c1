/** Writes a ZIP archive, as WordPress takes plugins. The same files give the same bytes. */
import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the first date that the format has. */
const date = 0x21

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )

/** The archive of files by their paths, which have slashes. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content, { level: 9 })
    // Version 2.0, names in UTF-8, deflated.
    const common = numbers(
      [2, 20],
      [2, 0x800],
      [2, 8],
      [2, 0],
      [2, date],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    )
    const local = Buffer.concat([numbers([4, 0x04034b50]), common, name, packed])
    const rights = 0o100644 * 0x10000
    const place = numbers([2, 0], [2, 0], [2, 0], [4, rights], [4, offset])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, 0x314]), common, place, name]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.size],
    [2, files.size],
    [4, list.length],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...parts, list, end])
}
