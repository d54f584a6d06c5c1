import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /^@import "([\w.-]+)";$/gm

/** The paths of the files that a style sheet imports from its own folder. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) =>
    join(dirname(file), name),
  )

/** A style sheet with its imports inlined, so that a page waits for one response instead of fifteen. */
export const inlineImports = (file: string): string =>
  readFileSync(file, 'utf8').replace(imported, (_, name: string) =>
    readFileSync(join(dirname(file), name), 'utf8'),
  )
