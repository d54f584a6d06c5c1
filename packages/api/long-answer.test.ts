import { readLeniently } from '@bindery/contract/lenient.ts'
import * as z from '@bindery/contract/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLongAnswer } from './long-answer.ts'

const schema = z.looseObject({
  entry: z.array(z.looseObject({ id: z.string(), price: z.optional(z.number()) })),
  total: z._default(z.number(), 0),
  names: z.optional(z.array(z.string())),
})
const good = fc.record({ id: fc.string(), price: fc.option(fc.integer()), more: fc.anything() })
const odd = fc.oneof(fc.record({ id: fc.integer(), price: fc.constant('8.95') }), fc.anything())
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

test('a long answer reads as any other, whatever is in it', async () => {
  const entries = fc.oneof(
    fc.array(good, { maxLength: 350, size: 'max' }),
    fc.array(fc.oneof({ weight: 60, arbitrary: good }, { weight: 1, arbitrary: odd }), {
      maxLength: 350,
      size: 'max',
    }),
  )
  const answers = fc.oneof(
    fc.record({ entry: entries, total: fc.option(fc.integer()), other: fc.anything() }),
    fc.record({ entry: fc.constant([]), names: fc.array(fc.string(), { maxLength: 250 }) }),
    fc.record({ entry: fc.constant([{ id: 'a' }]), unknown: fc.array(fc.anything()) }),
    fc.anything(),
  )
  await fc.assert(
    fc.asyncProperty(answers.map(json), async (answer) => {
      expect(await readLongAnswer(schema, answer)).toEqual(readLeniently(schema, answer))
    }),
    { numRuns: 60 },
  )
})

test('other tasks run while a long answer is read', async () => {
  const entry = Array.from({ length: 5000 }, (_, at) => ({ id: `${at}` }))
  let tasks = 0
  let isRead = false
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    tasks += 1
    if (isRead) port1.close()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
  const { data } = await readLongAnswer(schema, { entry })
  isRead = true
  expect(data?.entry).toHaveLength(5000)
  expect(tasks).toBeGreaterThan(20)
})
