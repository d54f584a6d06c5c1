import { describe, expect, test } from 'vitest'
import { hyphenatedNames, knownFolders, nothingForeign, tellingNames } from './layout.ts'
import { file, project } from './project.ts'

describe('this project', () => {
  const rules = { knownFolders, tellingNames, hyphenatedNames, nothingForeign }
  test.for(Object.entries(rules))('%s', ([, rule]) => {
    expect(rule(project())).toEqual([])
  })
})

test('a new folder at the top, or under tests, is noticed', () => {
  expect(knownFolders([file('scripts/build.ts')])).toHaveLength(1)
  expect(knownFolders([file('tests/unit/cart.test.ts')])).toHaveLength(1)
  expect(knownFolders([file('README.md'), file('tests/e2e/cart.spec.ts')])).toEqual([])
})

test.for([
  'packages/ui/src/button.tsx',
  'packages/state/utils.ts',
  'packages/ui/helpers/focus.ts',
  'packages/widgets/shared/x.ts',
  'hosts/common.ts',
  'packages/api/lib/request.ts',
])('%s says nothing', (path) => {
  expect(tellingNames([file(path)])).toHaveLength(1)
})

test('a name that only contains such a word is fine', () => {
  expect(tellingNames([file('packages/widgets/share/shared-link.tsx')])).toEqual([])
})

test('names have no capitals', () => {
  expect(
    hyphenatedNames([file('packages/ui/Button.tsx'), file('hosts/my_page.html')]),
  ).toHaveLength(2)
  expect(hyphenatedNames([file('packages/widgets/auth/modal/auth-modal.element.ts')])).toEqual([])
})

test('vendored libraries, secrets and folders of one machine are noticed', () => {
  const foreign = ['hosts/legacy/jquery-1.12.4.js', 'hosts/legacy/prototype.js', '.env.local']
  expect(nothingForeign(foreign.map((path) => file(path)))).toHaveLength(3)
  expect(nothingForeign([file('hosts/legacy/files/prototype-page.js')])).toEqual([])
  const home = `const cache = '${['', 'home', 'ada', 'cache'].join('/')}'`
  expect(nothingForeign([file('tools/build.ts', home)])).toHaveLength(1)
  expect(nothingForeign([file('hosts/legacy/prototype.html', '<p>/homepage/</p>')])).toEqual([])
})
