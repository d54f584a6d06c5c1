import { describe, expect, test } from 'vitest'
import { knownLazyImports, lazyHandles } from './lazy-imports.ts'
import { breaking, file } from './project.ts'

describe('this project', () => {
  test.each([lazyHandles, knownLazyImports])('the project keeps the rule $name', (rule) => {
    expect(breaking(rule)).toEqual([])
  })
})

test('an import() in the middle of a model is refused', () => {
  const check = (text: string, path = 'packages/widgets/gift/gift-flyout.model.ts') =>
    lazyHandles([file(path, text)])
  expect(check("const fail = async () => (await import('./problem.ts')).say()")).toHaveLength(1)
  expect(check("import('./problem.ts').then(({ say }) => say(), () => {})")).toHaveLength(1)
  expect(check("const load = loadOnce(() => import('./problem.ts'))")).toEqual([])
  expect(check("lazy(async () => (await import('./store.ts')).createStore(page))")).toEqual([])
  expect(check("import type { say } from './problem.ts'")).toEqual([])
  const groups = "const groups = { cart: () => import('@bindery/contract/groups/cart.ts') }"
  expect(check(groups, 'packages/state/server.ts')).toEqual([])
  expect(check(groups, 'packages/state/client/call.ts')).toHaveLength(1)
})

test('an exception that a file no longer needs is refused', () => {
  const complaints = knownLazyImports([file('packages/embed/start.ts', 'export const start = 1')])
  expect(complaints).toContain('packages/embed/start.ts: needs no exception')
})
