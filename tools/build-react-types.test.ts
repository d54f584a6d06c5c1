import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { SharedEvent } from '@bindery/widgets/share/share.events.ts'
import { expect, test } from 'vitest'
import { reactTypes } from './build-react-types.ts'

const root = join(import.meta.dirname, '..')

const definition: Definition = {
  tag: 'bindery-sample',
  summary: 'A sample.',
  attributes: { kind: { type: 'enum', values: ['a', 'b'], description: 'Which.' } },
  events: [SharedEvent],
}

const app = `import { BinderySample, startBindery } from './index'
const kit = startBindery({ apiBase: '/api/' })
void kit.refresh().then(({ status }) => status satisfies string)
void kit.addToCart([{ productId: '1' }]).then((answer) => answer.ok && answer.cart.currency)
export const right = <BinderySample kind="a" onBinderyReady={() => {}} onBinderyShared={({ detail }) => detail.provider satisfies 'email' | 'Facebook' | 'Twitter' | 'LinkedIn'} />
export const wrong = <BinderySample kind="c" />
void kit.follow({ type: 'author' })
`

test('the types of @bindery/react cover the widgets, their events and the kit', async () => {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside the project, where the types of React are found.
  const folder = mkdtempSync(join(cache, 'react-types-'))
  try {
    writeFileSync(join(folder, 'index.d.ts'), await reactTypes([{ definition, file: '' }]))
    writeFileSync(join(folder, 'app.tsx'), app)
    const options = ['--noEmit', '--strict', '--ignoreConfig', '--jsx', 'react-jsx', '--pretty']
    const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      [...options, 'false', ...target, 'app.tsx'],
      { cwd: folder, encoding: 'utf8' },
    )
    const errors = stdout.split('\n').filter((line) => /^\S+\(/.test(line))
    expect(errors.map((line) => line.split(',')[0])).toEqual(['app.tsx(6', 'app.tsx(7'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
