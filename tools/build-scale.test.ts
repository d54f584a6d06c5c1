import { expect, test } from 'vitest'
import { inlineScale, readScale, scaleOf } from './build-scale.ts'

const scale = scaleOf(':host > * { --_size-1: 0.75em; --_space-3: 0.5em }')

test('the build replaces a step of a scale by its value', () => {
  expect(inlineScale('a{gap:var(--_space-3);font-size:var(--_size-1)}', scale)).toBe(
    'a{gap:0.5em;font-size:0.75em}',
  )
  expect(inlineScale('a{margin:calc(-1 * var(--_space-3))}', scale)).toBe(
    'a{margin:calc(-1 * 0.5em)}',
  )
})

test('the build removes the declarations of the scales and leaves other properties', () => {
  expect(inlineScale('a{--_size-1: 0.75em;--_ink:red;--_space-3:0.5em}', scale)).toBe(
    'a{--_ink:red;}',
  )
  expect(inlineScale('a{gap:var(--_space-9);color:var(--_ink)}', scale)).toBe(
    'a{gap:var(--_space-9);color:var(--_ink)}',
  )
})

test('the kit has six sizes of type and eight of space, from small to large', () => {
  const steps = (kind: string) =>
    [...readScale()].flatMap(([name, value]) =>
      name.includes(kind) ? [Number.parseFloat(value)] : [],
    )
  for (const [kind, count] of [
    ['--_size-', 6],
    ['--_space-', 8],
  ] as const) {
    expect(steps(kind)).toHaveLength(count)
    expect(steps(kind)).toEqual(steps(kind).toSorted((a, b) => a - b))
  }
})
