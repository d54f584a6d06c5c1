import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /^@import "([\w.-]+)";$/gm

/** The files that a style sheet imports by their names beside it. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) =>
    join(dirname(file), name),
  )

/** A style sheet with what it imports in its place: a page waits for one answer, not for fifteen. */
export const joined = (file: string): string =>
  readFileSync(file, 'utf8').replace(imported, (_, name: string) =>
    readFileSync(join(dirname(file), name), 'utf8'),
  )
