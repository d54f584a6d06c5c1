import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGate, type Permit, retryAfter } from './gate.ts'
import { createFakeClock, flushTasks } from './test/server.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const day = 86_400_000

test.each([
  ['0', 1000],
  ['90', 90_000],
  ['-5', 1000],
  ['9'.repeat(400), day],
  ['Fri, 01 Jan 9999 00:00:00 GMT', day],
  ['Sat, 21 Nov 2026 09:00:30 GMT', 30_000],
  ['soon', 5000],
  ['', 5000],
])('Retry-After %j becomes a wait that a message can name', (value, ms) => {
  expect(retryAfter(new Headers({ 'retry-after': value }), now)).toBe(ms)
})

/** A gate that was held back for a second, with four reads that wait. The first of them is the probe. */
const heldGate = async () => {
  const clock = createFakeClock()
  const gate = createGate(clock)
  gate.hold(1000)
  const entered: number[] = []
  const permits = [1, 2, 3, 4].map(async (read) => {
    const permit = await gate.enter(`read ${read}`)
    entered.push(read)
    return permit
  })
  await clock.advance(1000)
  expect(entered).toEqual([1])
  return { clock, gate, entered, permits }
}

test('reads go together after a probe without a response', async () => {
  const { entered, permits } = await heldGate()
  const probe = await permits[0]
  probe?.release()
  await flushTasks()
  expect(entered).toEqual([1, 2, 3, 4])
})

test('one read probes again after a probe that the server held back', async () => {
  const { clock, gate, entered, permits } = await heldGate()
  gate.hold(1000)
  const probe = await permits[0]
  probe?.release()
  await flushTasks()
  expect(entered).toEqual([1])
  await clock.advance(1000)
  expect(entered).toEqual([1, 2])
})

type Step =
  | { readonly type: 'enter'; readonly maxWaitMs: number }
  | { readonly type: 'advance'; readonly ms: number }
  | { readonly type: 'answer'; readonly at: number; readonly as: 'ok' | 'busy' | 'lost' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('enter' as const),
    maxWaitMs: fc.constantFrom(1000, 10_000, 60_000),
  }),
  fc.record({ type: fc.constant('advance' as const), ms: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({
    type: fc.constant('answer' as const),
    at: fc.nat(20),
    as: fc.constantFrom('ok' as const, 'busy' as const, 'lost' as const),
  }),
)

/** All microtasks have run. */
const rest = () => new Promise(setImmediate)

test('no read passes a held gate, one probes it, and none waits for ever, in any order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const clock = createFakeClock()
      const gate = createGate(clock)
      const permits: Permit[] = []
      let waiting = 0
      let heldUntil = 0
      /** Reads that were let in since the last answer that held the gate back. */
      let letIn = 0
      let isProbing = false
      const enter = async (maxWaitMs: number) => {
        waiting += 1
        const permit = await gate.enter('read', maxWaitMs).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'BusyError' })
        })
        waiting -= 1
        if (!permit) return
        expect(clock.now()).toBeGreaterThanOrEqual(heldUntil)
        letIn += 1
        if (isProbing) expect(letIn).toBe(1)
        permits.push(permit)
      }
      const answer = (at: number, as: 'ok' | 'busy' | 'lost') => {
        const [permit] = permits.splice(at % permits.length, 1)
        if (as === 'busy') {
          gate.hold(2000)
          heldUntil = clock.now() + 2000
          letIn = 0
          isProbing = true
        } else isProbing &&= heldUntil > clock.now()
        if (as === 'ok') gate.open()
        permit?.release()
      }
      for (const one of steps) {
        if (one.type === 'enter') void enter(one.maxWaitMs)
        else if (one.type === 'advance') await clock.advance(one.ms)
        else if (permits.length > 0) answer(one.at, one.as)
        await rest()
      }
      // The server answers again: every read ends.
      for (let round = 0; waiting + permits.length > 0 && round < 200; round += 1) {
        while (permits.length > 0) answer(0, 'ok')
        await clock.advance(1000)
        await rest()
      }
      expect(waiting).toBe(0)
    }),
    { numRuns: 30 },
  )
})
