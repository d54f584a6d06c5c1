/** Each tag has an example with attributes that its definition allows. */
import { expect, test } from 'vitest'
import { valueProblem } from '../../packages/conformance/doctor/attribute-rules.ts'
import { loadDefinitions } from '../../tools/definitions.ts'
import { tagInfo } from '../../tools/definitions-builder.ts'
import { examples } from './examples.ts'
import { goals } from './goals.ts'

const tags = (await loadDefinitions()).map(tagInfo)

test('every tag has an example', () => {
  expect(Object.keys(examples).sort()).toEqual(tags.map(({ tag }) => tag).sort())
})

test('the attributes of each example exist and have allowed values', () => {
  const problems = tags.flatMap(({ tag, attributes }) =>
    Object.entries(examples[tag]?.attributes ?? {}).flatMap(([name, value]) => {
      const info = attributes[name]
      const problem = info ? valueProblem(info, value) : 'unknown'
      return problem ? [`${tag} ${name}: ${problem}`] : []
    }),
  )
  expect(problems).toEqual([])
})

test('the goals name known tags, each once', () => {
  const named = goals.flatMap((goal) => goal.tags)
  expect(new Set(named).size).toBe(named.length)
  const known = new Set<string>(tags.map(({ tag }) => tag))
  expect(named.filter((tag) => !known.has(tag))).toEqual([])
})
