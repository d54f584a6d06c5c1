import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowed, kebab } from '@bindery/state/settings/diagnostics.ts'
import { rules } from '@bindery/state/settings/rules.ts'
import { checkSettings, defaultSettings } from '@bindery/state/settings/settings.ts'
import { expect, test } from 'vitest'
import { readSettings, settingsDocs } from './settings-docs.ts'

const origin = 'https://www.publisher.example'
const settings = readSettings()

test('docs/settings.md is what the definition says (npx node tools/definitions.ts)', () => {
  const file = join(import.meta.dirname, '../docs/settings.md')
  expect(readFileSync(file, 'utf8')).toBe(settingsDocs())
})

test('every setting has a comment, an example and what is allowed', () => {
  expect(settings.map(({ name }) => name).sort()).toEqual(Object.keys(rules).sort())
  for (const { name, meaning, example } of settings) {
    expect(meaning, name).toMatch(/\w/)
    expect(example, name).toMatch(/./)
    expect(allowed[kebab(name)], name).toMatch(/\w/)
  }
})

test.for(settings)(
  'the example of $name is allowed, and not the default',
  ({ name, example, jsonOnly }) => {
    const value: unknown = jsonOnly ? JSON.parse(example) : example
    const source = jsonOnly ? 'json' : 'script'
    const read = checkSettings([{ source, values: { [kebab(name)]: value } }], origin)
    expect(read.mistakes).toEqual([])
    expect(read.settings[name]).not.toEqual(defaultSettings(origin)[name])
  },
)
