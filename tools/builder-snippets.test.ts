/** The React code of the embed builder compiles with the types of @bindery/react. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandThemes } from '../hosts/builder/choice.ts'
import { exampleOf } from '../hosts/builder/examples.ts'
import { plainForms, withPlainForm } from '../hosts/builder/plain-forms.ts'
import { snippet } from '../hosts/builder/snippet.ts'
import { brands } from '../stories/brands/brands.ts'
import { reactTypes } from './build-react-types.ts'
import { readTags } from './build-tags.ts'
import { tagInfo } from './definitions-builder.ts'

const root = join(import.meta.dirname, '..')

test('the React code of every example and plain form has no type error', async () => {
  const tags = await readTags(join(root, 'packages/widgets'))
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside the project, where the types of React are found.
  const folder = mkdtempSync(join(cache, 'builder-snippets-'))
  try {
    writeFileSync(join(folder, 'react.d.ts'), await reactTypes(tags))
    const files = tags.flatMap(({ definition }) => {
      const info = tagInfo(definition)
      const forms = ['', ...(plainForms[info.tag] ?? []).map(({ name }) => name)]
      return forms.map((form) => {
        const example = withPlainForm(info.tag, exampleOf(info.tag), form)
        const input = { info, attributes: example.attributes ?? {}, example, script: '' }
        const code = snippet('react', input).replace("'@bindery/react'", "'./react'")
        const name = `${info.tag}-${form}.tsx`
        writeFileSync(join(folder, name), code)
        return name
      })
    })
    const options = ['--noEmit', '--strict', '--ignoreConfig', '--jsx', 'react-jsx', '--pretty']
    const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      [...options, 'false', ...target, ...files],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the builder offers every plain form that docs/tags.md has', () => {
  const docs = readFileSync(join(root, 'docs/tags.md'), 'utf8')
  const documented = [...docs.matchAll(/^### `(bindery-[\w-]+)`: ([\w-]+)$/gm)]
  const offered = Object.entries(plainForms).flatMap(([tag, forms]) =>
    forms.map(({ name }) => `${tag}: ${name}`),
  )
  expect(offered.sort()).toEqual(documented.map(([, tag, name]) => `${tag}: ${name}`).sort())
})

test('the builder knows the brands with one theme', () => {
  const own = Object.entries(brands).flatMap(([name, { scheme }]) =>
    scheme ? [[name, scheme]] : [],
  )
  expect(Object.entries(brandThemes)).toEqual(own)
})
