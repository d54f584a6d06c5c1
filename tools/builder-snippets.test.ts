/** The React code of the embed builder compiles with the types of @bindery/react. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf } from '../hosts/builder/examples.ts'
import { snippet } from '../hosts/builder/snippet.ts'
import { reactTypes } from './build-react-types.ts'
import { readTags } from './build-tags.ts'
import { tagInfo } from './definitions-builder.ts'

const root = join(import.meta.dirname, '..')

test('the React code of every example has no type error', async () => {
  const tags = await readTags(join(root, 'packages/widgets'))
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside the project, where the types of React are found.
  const folder = mkdtempSync(join(cache, 'builder-snippets-'))
  try {
    writeFileSync(join(folder, 'react.d.ts'), await reactTypes(tags))
    const files = tags.map(({ definition }) => {
      const info = tagInfo(definition)
      const example = exampleOf(info.tag)
      const input = { info, attributes: example.attributes ?? {}, example, script: '' }
      const code = snippet('react', input).replace("'@bindery/react'", "'./react'")
      const name = `${info.tag}.tsx`
      writeFileSync(join(folder, name), code)
      return name
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
