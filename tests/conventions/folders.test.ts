import { describe, expect, test } from 'vitest'
import {
  foldersInOrder,
  mostFiles,
  noCircles,
  noFragments,
  smallFolders,
  testHelpers,
} from './folders.ts'
import { breaking, file } from './project.ts'

describe('this project', () => {
  test.each([smallFolders, foldersInOrder, noCircles, testHelpers, noFragments])(
    'the project keeps the rule $name',
    (rule) => {
      expect(breaking(rule)).toEqual([])
    },
  )
})

test('a folder of 21 sources is refused, its tests are not counted', () => {
  const sources = Array.from({ length: mostFiles }, (_, at) => file(`packages/ui/form/f${at}.ts`))
  expect(smallFolders([...sources, file('packages/ui/form/f0.test.ts')])).toEqual([])
  expect(smallFolders([...sources, file('packages/ui/form/more.ts')])).toHaveLength(1)
})

test('a folder of the state must not import from one above it, not even a type', () => {
  const above = file('packages/state/cart/cart.ts', 'export interface Cart {}')
  const wrong = file(
    'packages/state/page/form.ts',
    "import type { Cart } from '../cart/cart.ts'\nexport const a = 1",
  )
  const right = file('packages/state/cart/x.ts', "import { a } from '../page/form.ts'")
  expect(foldersInOrder([above, wrong])).toHaveLength(1)
  expect(foldersInOrder([above, right, file('packages/state/page/form.ts')])).toEqual([])
})

test('a folder of the state that the order does not name is refused', () => {
  expect(foldersInOrder([file('packages/state/things/a.ts')])).toHaveLength(1)
})

test('a folder must not import from a file at the top of its package', () => {
  const top = file('packages/state/state.ts', 'export const a = 1')
  const wrong = file('packages/state/page/form.ts', "import { a } from '../state.ts'")
  expect(foldersInOrder([top, wrong])).toHaveLength(1)
})

test.each([
  ['a value', "import { b } from './b.ts'"],
  ['a type', "import type { B } from './b.ts'"],
  ['a lazy import', "const b = () => import('./b.ts')"],
])('a circle by %s is refused', (_, text) => {
  const back = file('packages/state/cart/b.ts', "import { a } from './a.ts'")
  expect(noCircles([file('packages/state/cart/a.ts', text), back])).toHaveLength(1)
})

test('two files that import a third are no circle', () => {
  const files = [
    file('packages/ui/view/a.ts', "import { c } from './c.ts'"),
    file('packages/ui/view/b.ts', "import { a } from './a.ts'\nimport { c } from './c.ts'"),
    file('packages/ui/view/c.ts', 'export const c = 1'),
  ]
  expect(noCircles(files)).toEqual([])
})

test('a test helper outside of a folder test is refused', () => {
  expect(testHelpers([file('packages/state/cart/test-cart.ts')])).toHaveLength(1)
  expect(testHelpers([file('packages/state/test/cart.ts')])).toEqual([])
})

test('a file of a few lines with one user in its folder is refused', () => {
  const small = file('packages/ui/form/small.ts', 'export const a = 1\n')
  const user = file('packages/ui/form/form.ts', "import { a } from './small.ts'\n")
  const other = file('packages/ui/form/other.ts', "import { a } from './small.ts'\n")
  expect(noFragments([small, user])).toHaveLength(1)
  expect(noFragments([small, user, other])).toEqual([])
  const element = file('packages/widgets/gift/gift.element.ts', "import { a } from './gift.tsx'\n")
  const part = file('packages/widgets/gift/part.tsx', 'export const a = 1\n')
  const partUser = file('packages/widgets/gift/gift.tsx', "import { a } from './part.tsx'\n")
  expect(noFragments([element, part, partUser])).toEqual([
    'packages/widgets/gift/part.tsx: belongs into gift.tsx, its only user',
  ])
  const long = file('packages/ui/form/small.ts', 'export const a = 1\n'.repeat(30))
  expect(noFragments([long, user])).toEqual([])
})
