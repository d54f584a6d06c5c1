/** Where a side of a box is left or right, right-to-left pages stand it on the wrong one. */
import { expect, test } from 'vitest'
import { project } from './project.ts'

const physical =
  /(?:^|[;{\s])(?:(?:margin|padding|border|scroll-margin)-(?:left|right)\b[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/m

test('a physical side is found, a logical one and a class of that name are not', () => {
  expect('a { margin-left: 1px }').toMatch(physical)
  expect('a{left:0}').toMatch(physical)
  expect('a { text-align: right }').toMatch(physical)
  expect('.left { inset-inline-start: 0; margin-inline: 1px; text-align: start }').not.toMatch(
    physical,
  )
})

test('this project: styles that ship know no left and no right', () => {
  const styles = project().filter(({ path }) => /^packages\/.*\.css$/.test(path))
  expect(styles.length).toBeGreaterThan(20)
  expect(styles.flatMap(({ path, text }) => (physical.test(text) ? [path] : []))).toEqual([])
})
