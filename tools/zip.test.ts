import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zip } from './zip.ts'

const files = new Map([
  ['bindery/bindery.php', Buffer.from('<?php\n'.repeat(100))],
  ['bindery/größe.txt', Buffer.from('ä')],
])

/** Reads an archive by its directory, as an unpacker does. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const found = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field))
    const length = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    expect(archive.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + archive.readUInt16LE(local + 26)
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
    expect([crc32(content), content.length]).toEqual([sum, size])
    found.set(name, content)
    at += 46 + length
  }
  return found
}

test('an unpacker finds each file of the archive whole', () => {
  expect([...unzip(zip(files))]).toEqual([...files])
})

test('the same files give the same archive', () => {
  expect(zip(files)).toEqual(zip(new Map(files)))
})
