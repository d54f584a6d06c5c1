import { expect, test } from 'vitest'
import { createGate, retryAfter } from './gate.ts'
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
