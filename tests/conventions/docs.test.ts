import { describe, expect, test } from 'vitest'
import { deadPaths, deadScripts } from './docs.ts'
import { file, project } from './project.ts'

describe('this project', () => {
  const rules = { deadPaths, deadScripts }
  test.for(Object.entries(rules))('%s', ([, rule]) => {
    expect(rule(project())).toEqual([])
  })
})

const there = [
  file('docs/guide.md', '# Guide\n## The checkout’s frame\n'),
  file('packages/ui/button.tsx'),
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
  'the folder `packages/ui`, and packages/ui/button.tsx.',
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
