import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Io } from './io.ts'

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const found = entries
    .filter(({ name }) => !/^\.|^(?:node_modules|vendor)$/.test(name))
    .map(async (entry) => {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) return listFiles(inside)
      return entry.isFile() ? [inside] : []
    })
  return (await Promise.all(found)).flat()
}

/** The process’s own files and streams. */
export const nodeIo: Io = {
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  listFiles,
  readFile: (path) => readFile(path, 'utf8'),
  readStdin: () => text(process.stdin),
  writeFile,
  pause: (ms) => setTimeout(ms),
  env: process.env,
}
