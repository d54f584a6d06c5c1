import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { messagePart, partId, splitMessageImports } from './build-split-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'bindery-messages-'))
const [two, one] = [join(folder, 'two.messages.ts'), join(folder, 'one.messages.ts')]
writeFileSync(
  two,
  [
    "import { taken } from '@bindery/contract/folder-rule.ts'",
    "import { count } from '@bindery/state/messages/phrases.ts'",
    "const saved = '{count} saved'",
    "export const button = { save: 'Save' }",
    'export const flyout = { saved: count({ one: saved }) }',
    'export const folder = { taken }',
    'export type Words = typeof flyout',
  ].join('\n'),
)
writeFileSync(one, "export const only = { close: 'Close' }")
afterAll(() => rmSync(folder, { recursive: true }))

test('an import of several texts becomes one import for each part of the file', () => {
  const code = `import { button, flyout as words } from './two.messages.ts'\nuse(button, words)`
  expect(splitMessageImports(code, join(folder, 'flyout.ts'))).toBe(
    [
      "import { button } from './two.messages.ts?part=button'",
      "import { flyout as words } from './two.messages.ts?part=flyout'",
      'use(button, words)',
    ].join('\n'),
  )
})

test('an import of a type beside a text does not import the whole file', () => {
  const code = "import { type Words, button } from './two.messages.ts'"
  expect(splitMessageImports(code, join(folder, 'flyout.ts'))).toBe(
    [
      "import type { Words } from './two.messages.ts'",
      "import { button } from './two.messages.ts?part=button'",
    ].join('\n'),
  )
})

test('an import of the only text of a file, of types or of something else stays as it is', () => {
  for (const code of [
    "import { only } from './one.messages.ts'",
    "import type { Words } from './two.messages.ts'",
    "import('./two.messages.ts')",
    "import { button } from './button.ts'",
  ]) {
    expect(splitMessageImports(code, join(folder, 'flyout.ts'))).toBe(code)
  }
})

test('a file has parts when it has several exports, and only then', () => {
  expect(partId({ file: two, part: 'flyout' })).toBe(`${two}?part=flyout`)
  expect(partId({ file: two, part: 'other' })).toBe(two)
  expect(partId({ file: one, part: 'only' })).toBe(one)
})

test('a part has one export, what that export uses and nothing else', () => {
  expect(messagePart(readFileSync(two, 'utf8'), 'flyout')).toBe(
    [
      "import { count } from '@bindery/state/messages/phrases.ts'",
      "const saved = '{count} saved'",
      'export const flyout = { saved: count({ one: saved }) }',
    ].join('\n'),
  )
  expect(messagePart(readFileSync(two, 'utf8'), 'button')).toBe(
    "export const button = { save: 'Save' }",
  )
})
