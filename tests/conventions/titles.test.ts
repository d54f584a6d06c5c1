import { expect, test } from 'vitest'
import { breaking, file } from './project.ts'
import { titlesHaveSubjects, titlesIn } from './titles.ts'

test('each test title of this project has a subject', () => {
  expect(breaking(titlesHaveSubjects)).toEqual([])
})

test('a title without a subject is refused', () => {
  const check = (text: string) => titlesHaveSubjects([file('packages/ui/form/form.test.ts', text)])
  expect(check("test('is forgotten when it goes', () => {})")).toHaveLength(1)
  expect(check("test('in German', () => {})")).toHaveLength(1)
  expect(check("test.each(rows)('again', () => {})")).toHaveLength(0)
  expect(check("test('sizes', () => {})")).toHaveLength(1)
  expect(check("test('the flyout keeps the name after a 503', () => {})")).toEqual([])
})

test('a title that runs over quotes is read whole', () => {
  expect(titlesIn('test("the reader\'s name stays", () => {})')).toEqual([
    "the reader's name stays",
  ])
})
