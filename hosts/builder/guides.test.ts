/** Each tag has a guide, short and about things that exist. */

import { expect, test } from 'vitest'
import { loadDefinitions } from '../../tools/definitions.ts'
import { readEvents } from '../../tools/definitions-events.ts'
import { attributesOf } from '../../tools/definitions-inherited.ts'
import { guides } from './guides.ts'

const definitions = await loadDefinitions()
const events = await readEvents(definitions)
const texts = Object.entries(guides).flatMap(([tag, guide]) =>
  Object.entries(guide).map(([kind, text]: [string, string]) => ({ tag, kind, text })),
)

test('every tag has a guide with when, do and don’t, and no guide is about an unknown tag', () => {
  expect(Object.keys(guides).sort()).toEqual(definitions.map(({ tag }) => tag).sort())
  for (const guide of Object.values(guides))
    expect(Object.keys(guide)).toEqual(['when', 'do', 'dont'])
})

test('a guide has at most two sentences for each, and says what not to do in so many words', () => {
  const long = texts.filter(
    ({ text }) => text.length > 240 || text.split(/[.?!](?= |$)/).length > 3,
  )
  expect(long).toEqual([])
  expect(texts.filter(({ kind, text }) => kind === 'dont' && !/^Don’t /.test(text))).toEqual([])
  expect(texts.filter(({ text }) => !/^[A-Z].*\.$/.test(text))).toEqual([])
})

test('the tags, attributes, slots, events and values that a guide names exist', () => {
  const known = new Set<string>(['id', 'paths'])
  for (const definition of definitions) {
    const { tag, slots = {}, marks = {} } = definition
    const attributes = Object.fromEntries(attributesOf(definition))
    for (const name of [tag, ...Object.keys({ ...attributes, ...slots, ...marks })]) known.add(name)
    for (const attribute of Object.values(attributes))
      if (attribute.type === 'enum') for (const value of attribute.values) known.add(value)
  }
  for (const { name } of events.all) known.add(name)
  const wrong = texts.flatMap(({ tag, text }) =>
    [...text.matchAll(/`([a-z][a-z-]*)(?:="[^"]*")?`/g)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${tag}: ${name}`],
    ),
  )
  expect(wrong).toEqual([])
})
