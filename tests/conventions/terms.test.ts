import { expect, test } from 'vitest'
import { breaking, file } from './project.ts'
import { glossary, plainComments, terms, thenIsAMethod } from './terms.ts'

test.each([glossary, plainComments, thenIsAMethod])('this project keeps the rule $name', (rule) => {
  expect(breaking(rule)).toEqual([])
})

test.each(terms.flatMap(({ old }) => [...old]))(
  'the old word %s is refused in code and in comments',
  (word) => {
    expect(glossary([file('packages/state/a.ts', `const ${word} = 1`)])).toHaveLength(1)
    expect(glossary([file('docs/a.md', `the ${word} of a page`)])).toHaveLength(1)
  },
)

test('a longer name that contains an old word is not refused', () => {
  expect(glossary([file('packages/state/a.ts', 'const outpatients = inpatient2')])).toEqual([])
})

test('a comment with a vague phrase is refused, code is not', () => {
  expect(plainComments([file('packages/a/b.ts', '/** Tells\n * whoever asks. */')])).toHaveLength(1)
  expect(plainComments([file('packages/a/b.ts', "const text = 'whoever asks'")])).toEqual([])
})

test('a variable called then is refused, a method is not', () => {
  expect(thenIsAMethod([file('a.ts', 'const [then, now] = [1, 2]')])).toHaveLength(1)
  expect(thenIsAMethod([file('a.ts', 'promise.then(go)')])).toEqual([])
})
