import { expect, test } from 'vitest'
import { lengthRule, limits, medianLength } from './length.ts'
import { file, project } from './project.ts'

const long = (path: string, length: number) => file(path, 'x\n'.repeat(length))

test('this project: no file is too long', () => {
  expect(lengthRule(project())).toEqual([])
})

test('this project: the median file is short', () => {
  const median = medianLength(project())
  console.log(`median length of a source file: ${median} lines`)
  expect(median).toBeLessThanOrEqual(limits.median)
})

test('the rule accepts 300 lines and refuses 301, in sources, styles and tests', () => {
  for (const path of ['button.tsx', 'button.css', 'button.test.tsx']) {
    expect(lengthRule([long(`packages/ui/button/${path}`, 300)])).toEqual([])
    expect(lengthRule([long(`packages/ui/button/${path}`, 301)])).toHaveLength(1)
  }
})

test('the rule refuses a definition of 60 lines', () => {
  expect(lengthRule([long('packages/widgets/cart/cart.element.ts', 59)])).toEqual([])
  expect(lengthRule([long('packages/widgets/cart/cart.element.ts', 60)])).toHaveLength(1)
})

test('the median counts scripts and style sheets', () => {
  const files = [long('a.ts', 10), long('b.css', 20), long('c.tsx', 400), long('d.md', 900)]
  expect(medianLength(files)).toBe(20)
})
