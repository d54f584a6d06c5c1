import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Io } from './io.ts'

/** The process’s own files and streams. */
export const nodeIo: Io = {
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  readFile: (path) => readFile(path, 'utf8'),
  readStdin: () => text(process.stdin),
  writeFile,
  pause: (ms) => setTimeout(ms),
  env: process.env,
}
