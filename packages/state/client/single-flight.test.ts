import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

/** A single-flight action whose runs end when the test says so. */
const held = () => {
  const runs: { input: unknown; end: (failed: boolean) => void }[] = []
  const call = singleFlight(
    (input: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        const end = (failed: boolean) => (failed ? reject(input) : resolve(input))
        runs.push({ input, end })
      }),
  )
  return { runs, call }
}
const turn = () => new Promise(setImmediate)

const input = fc.oneof(
  fc.constant(undefined),
  fc.record({
    username: fc.constantFrom('a', 'b'),
    password: fc.constantFrom('1', '2', '__proto__'),
  }),
  fc.record({ emailAddress: fc.constantFrom('a', 'b'), optIn: fc.boolean() }, { requiredKeys: [] }),
  fc.jsonValue({ maxDepth: 2 }),
)

test('each call gets the answer to its own input, and only equal neighbours share a run', async () => {
  const steps = fc.array(
    fc.oneof({ weight: 3, arbitrary: input }, fc.constantFrom('end', 'fail')),
    {
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const { runs, call } = held()
      const answers: Promise<unknown>[] = []
      const inputs: unknown[] = []
      let ended = 0
      const endNext = async (failed: boolean) => {
        await turn()
        expect(runs.length - ended).toBeLessThanOrEqual(1)
        const next = runs[ended]
        if (!next) return false
        next.end(failed)
        ended += 1
        await turn()
        return true
      }
      for (const step of list) {
        if (step === 'end' || step === 'fail') await endNext(step === 'fail')
        else {
          // A copy: equal inputs are rarely the same object.
          inputs.push(structuredClone(step))
          answers.push(call(structuredClone(step)).catch((error: unknown) => error))
        }
      }
      while (await endNext(false));
      expect(await Promise.all(answers)).toEqual(inputs)
      expect(runs.length).toBeLessThanOrEqual(inputs.length)
    }),
  )
})

test('equal calls in one task are one run, and a later call is a new one', async () => {
  const { runs, call } = held()
  const both = [call({ username: 'a' }), call({ username: 'a' })]
  expect(both[0]).toBe(both[1])
  expect(runs).toHaveLength(1)
  runs[0]?.end(false)
  await Promise.all(both)
  void call({ username: 'a' })
  expect(runs).toHaveLength(2)
})

test('a call with another input starts after the one under way, also when that fails', async () => {
  const { runs, call } = held()
  const first = call({ password: 'wrong' })
  const second = call({ password: 'right' })
  expect(runs).toHaveLength(1)
  runs[0]?.end(true)
  await expect(first).rejects.toEqual({ password: 'wrong' })
  await turn()
  runs[1]?.end(false)
  expect(await second).toEqual({ password: 'right' })
})
