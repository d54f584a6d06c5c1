/** A page that sets a size of its own on its root (62.5 % is usual) would shrink what is measured in rem. */
import { expect, test } from 'vitest'
import { project } from './project.ts'

const ofRoot = /\drem\b/

test('a size of the page’s root is found, one of the text is not', () => {
  expect('a { gap: 1rem }').toMatch(ofRoot)
  expect('a { margin: 0 .5rem }').toMatch(ofRoot)
  expect('a { gap: 1em } .rem { font-size: medium }').not.toMatch(ofRoot)
})

test('this project: styles that ship go by the size of the text', () => {
  const styles = project().filter(({ path }) => /^packages\/.*\.css$/.test(path))
  expect(styles.length).toBeGreaterThan(20)
  expect(styles.flatMap(({ path, text }) => (ofRoot.test(text) ? [path] : []))).toEqual([])
})
