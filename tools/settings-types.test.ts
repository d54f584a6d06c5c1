/** The types that packages publish of settings and readers, compiled as an application and a server do. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rules } from '@bindery/state/settings/rules.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverTypes } from './build-server-types.ts'
import { kitTypes } from './definitions-types.ts'
import { readSettings } from './settings-docs.ts'
import { settingsTypes } from './settings-types.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bindery-types-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The lines of `code` that do not compile. @param lib the built-in types, such as es2022 */
const wrongLines = (types: string, code: readonly string[], lib: string): string[] => {
  writeFileSync(join(folder, 'types.d.ts'), types)
  writeFileSync(join(folder, 'use.ts'), code.join('\n'))
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--ignoreConfig']
  const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc')
  const args = [...options, ...target, '--lib', lib, '--types', '', '--pretty', 'false', 'use.ts']
  const { stdout } = spawnSync(tsc, args, { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, file, number] = /^(\S+)\((\d+)/.exec(line) ?? []
    if (!file) return []
    return file === 'use.ts' ? (code[Number(number) - 1] ?? line) : line
  })
}

const settings = readSettings()
const examples = settings.map(({ name, example }) => {
  const isJson = /^[[{]|^(?:true|false|\d+)$/.test(example) && typeof rules[name][0] !== 'string'
  return `  ${name}: ${isJson ? example : JSON.stringify(example)},`
})

test('startBindery takes the example of every setting, and refuses mistakes', () => {
  const mistakes = [
    "startBindery({ dialect: 'rest' })",
    'startBindery({ paywall: 1 })',
    'startBindery({ apiBaze: "/api/" })',
    "startBindery({ paths: { cart: '/cart' } })",
    "startBindery({ 'page-type': 4 })",
  ]
  const code = [
    "import { startBindery, type BinderySettings } from './types.js'",
    `export const all: Required<BinderySettings> = {\n${examples.join('\n')}\n}`.split('\n'),
    'startBindery(all).ready satisfies Promise<unknown>',
    "startBindery({ 'api-base': '/api/', country: 'US', paths: { 'my-library': '/m', account: '/a' } })",
    ...mistakes,
  ].flat()
  const types = `${kitTypes()}\n${settingsTypes()}`
  expect(wrongLines(types, code, 'es2022,dom')).toEqual(mistakes)
})

test('each setting has its meaning and its default as a doc comment', () => {
  const text = settingsTypes()
  for (const { meaning } of settings) expect(text).toContain(meaning)
  expect(text).toContain(
    "/** Which dialect to call where the API has both. Default: `api`. @example service */\n  readonly dialect?: 'api' | 'service'\n",
  )
})

test('a server reads kit.user by its types without those of a browser', () => {
  const mistakes = [
    'export const email: string = user.emailAddress',
    "export const unknown = user.status === 'admin'",
    'document.title',
  ]
  const code = [
    "import type { Answer, KitUser } from './types.js'",
    'declare const user: KitUser',
    "if (user.status !== 'guest') user.tiers[0]?.roleCode satisfies string | undefined",
    "export const name = user.status === 'guest' ? 'nobody' : user.displayName.trim()",
    "const answer: Answer<'readProfile'> = { status: 'guest' }",
    'answer satisfies object',
    ...mistakes,
  ]
  expect(wrongLines(serverTypes(), code, 'es2022')).toEqual(mistakes)
})
