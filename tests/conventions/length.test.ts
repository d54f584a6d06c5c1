import { expect, test } from 'vitest'
import { lengthRule, limits, medianLength, reasons } from './length.ts'
import { file, project } from './project.ts'

const long = (path: string, length: number) => file(path, 'x\n'.repeat(length))

test('this project: no file is too long', () => {
  expect(lengthRule(reasons)(project())).toEqual([])
})

test('this project: the median file is short', () => {
  const median = medianLength(project())
  console.log(`median length of a source file: ${median} lines`)
  expect(median).toBeLessThanOrEqual(limits.median)
})

test('200 lines need no reason, 201 do, 301 have none', () => {
  const rule = lengthRule({})
  expect(rule([long('packages/ui/button.tsx', 200)])).toEqual([])
  expect(rule([long('packages/ui/button.tsx', 201)])).toHaveLength(1)
  expect(rule([long('packages/ui/button.test.tsx', 201)])).toEqual([])
  expect(rule([long('packages/ui/button.test.tsx', 301)])).toHaveLength(1)
  const why = { 'packages/ui/button.tsx': 'one table' }
  expect(lengthRule(why)([long('packages/ui/button.tsx', 201)])).toEqual([])
  expect(lengthRule(why)([long('packages/ui/button.tsx', 301)])).toHaveLength(1)
})

test('a reason that is no longer needed is noticed', () => {
  expect(lengthRule({ 'packages/ui/gone.tsx': 'it was long' })([])).toHaveLength(1)
  const why = { 'packages/ui/button.tsx': 'it was long' }
  expect(lengthRule(why)([long('packages/ui/button.tsx', 20)])).toHaveLength(1)
})

test('a definition stays under 60 lines', () => {
  expect(lengthRule({})([long('packages/widgets/cart/cart.element.ts', 59)])).toEqual([])
  expect(lengthRule({})([long('packages/widgets/cart/cart.element.ts', 60)])).toHaveLength(1)
})

test('the median counts scripts and style sheets', () => {
  const files = [long('a.ts', 10), long('b.css', 20), long('c.tsx', 400), long('d.md', 900)]
  expect(medianLength(files)).toBe(20)
})
