import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { rules as settings } from '@bindery/state/settings/rules.ts'
import { describe, expect, test } from 'vitest'
import { deadPaths, deadScripts } from './docs.ts'
import { file, project } from './project.ts'

describe('this project', () => {
  const rules = { deadPaths, deadScripts }
  test.for(Object.entries(rules))('%s', ([, rule]) => {
    expect(rule(project())).toEqual([])
  })
})

const textOf = (wanted: string) => project().find(({ path }) => path === wanted)?.text ?? ''
const guide = textOf('docs/integration.md')

test('the guide names every member of window.bindery', () => {
  const [, members = ''] =
    /interface BinderyKit {(.*?)^}/ms.exec(textOf('packages/embed/kit/kit-types.ts')) ?? []
  const names = [...members.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name)
  expect(names).toContain('openAuth')
  expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(guide))).toEqual([])
})

test('the guide names every setting, and every route of the setting paths', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const names = [...Object.keys(settings), ...Object.keys(defaultPaths)].map(kebab)
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

const there = [
  file('docs/guide.md', '# Guide\n## The checkout’s frame\n'),
  file('packages/ui/button/button.tsx'),
]

test.for([
  '[guide](docs/gide.md)',
  '![picture](docs/none.png)',
  '[guide](docs/guide.md#nowhere)',
  'run `npx vitest run packages/ui/buton.test.tsx`',
  'see tests/e2e/none.spec.ts.',
])('%s leads nowhere', (text) => {
  expect(deadPaths([...there, file('README.md', text)])).toHaveLength(1)
})

test.for([
  '[guide](docs/guide.md#the-checkouts-frame)',
  '[web](https://example.com/docs/x)',
  'the folder `packages/ui`, and packages/ui/button/button.tsx.',
  '`packages/*/x.ts`, node_modules/packages/x',
])('%s is fine', (text) => {
  expect(deadPaths([...there, file('README.md', text)])).toEqual([])
})

test('a script that package.json does not have is noticed', () => {
  const scripts = file('package.json', '{"scripts": {"build": ""}}')
  expect(deadScripts([scripts, file('README.md', '`npm run build`, `npm run bild`')])).toEqual([
    'README.md: npm run bild is no script of package.json',
  ])
})
