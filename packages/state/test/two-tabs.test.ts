import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectEnd, journeyOf, journeys } from './two-tabs.steps.ts'
import { createWorld, type World } from './two-tabs.ts'

/** `npm run journeys` plays new ones each time, the suite always the same. */
const isOwnRun = process.env['npm_lifecycle_event'] === 'journeys'
const { BINDERY_RUNS = isOwnRun ? '1000' : '200', BINDERY_SEED = isOwnRun ? '' : '340545310' } =
  process.env

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const play = async (commands: Iterable<fc.AsyncCommand<World, World>>) => {
  const world = await createWorld()
  await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
  await expectEnd(world)
}

test.each([
  [
    "the answer to a guest's change of the cart is lost",
    `
  tab 1: of the next request, the answer is lost
  tab 1: the reader adds a product to the cart
`,
  ],
  [
    'a guest fills the cart after a session has ended',
    `
  tab 1: ben signs in
  the session ends on the server
  tab 1: the reader changes the quantity to 5
  tab 1: the reader adds a product to the cart
  tab 2: the reader moves item 1 to folder 2
`,
  ],
  [
    'the logout route is not reached',
    `
  tab 1: ben signs in
  tab 2: the reader adds a product to the cart
  tab 1: of the next request, the request is lost
  tab 1: the reader signs out
`,
  ],
  [
    'a guest adds a product while a sign-out is under way',
    `
  tab 2: ben signs in
  tab 2: the reader signs out, and at once
  tab 1: the reader adds a product to the cart
`,
  ],
  [
    'the answer to a sign-in is lost',
    `
  tab 2: of the next request, the answer is lost
  tab 2: ada signs in
  tab 2: the reader goes to another page and back
  tab 2: the reader adds a product to the cart
`,
  ],
  [
    'an item is moved before this tab knows that it is saved',
    `
  tab 2: ada signs in
  tab 1: of the next request, the request is late
  tab 2: the reader saves item 1
  tab 1: the reader moves item 1 to folder 2
`,
  ],
  [
    'the answer to a save is lost',
    `
  tab 1: ada signs in
  tab 1: of the next request, the answer is lost
  tab 1: the reader saves item 1
`,
  ],
  [
    'the read after a change of the other tab has failed',
    `
  tab 1: ben signs in
  tab 2: of the next request, the request is late
  tab 1: the reader saves item 2
  tab 2: eleven seconds pass
`,
  ],
  [
    "a hidden guest's cart goes to the reader who signs in",
    `
  tab 1: the reader adds a product to the cart
  tab 2: the page is hidden
  tab 1: ada signs in
  tab 1: the reader signs out
`,
  ],
  [
    'a read shows a change of the cart before its answer is given up',
    `
  tab 1: of the next request, the answer is late
  tab 1: the reader adds a product to the cart
  tab 1: the reader goes to another page and back, and at once
  tab 1: of the next request, the request is late
  what is late comes: number 2
  tab 1: the reader moves item 2 to folder 2
`,
  ],
])('two tabs agree with the server when %s', (_, journey) => play(journeyOf(journey)))

test('random journeys in two tabs end with what the server has', async () => {
  const { counterexample, errorInstance, failed, numRuns, seed } = await fc.check(
    fc.asyncProperty(journeys, play),
    {
      numRuns: Number(BINDERY_RUNS),
      ...(BINDERY_SEED ? { seed: Number(BINDERY_SEED) } : {}),
    },
  )
  console.log(`Two tabs: ${numRuns} journeys, BINDERY_SEED=${seed}`)
  const steps = [...(counterexample?.[0] ?? [])].map((step, at) => `  ${at + 1}. ${step}`)
  expect(failed, [errorInstance, ...steps, ''].join('\n')).toBe(false)
}, 600_000)
