/**
 * `npm run engines`: the main journeys in the engines that readers have besides Chromium, as far as this machine
 * has them. A step of `npm test`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import buildIfStale from '../support/built.ts'
import { startHost } from '../support/host.ts'
import { connectMock, type Mock } from '../support/mock.ts'
import { accounts } from './accounts.ts'
import type { Engine } from './engine.ts'
import { handOver } from './hand-over.ts'
import { engines, startTwice } from './installed.ts'
import { type Journeys, siteAt } from './journey.ts'
import { legacy } from './legacy.ts'
import { library } from './library.ts'
import { pages } from './pages.ts'
import { panels } from './panels.ts'
import { sharing } from './sharing.ts'
import { type SlowWay, startSlowWay } from './slow-way.ts'
import { store } from './store.ts'

const journeys: Journeys = {
  ...accounts,
  ...handOver,
  ...panels,
  ...sharing,
  ...library,
  ...store,
  ...pages,
  ...legacy,
}
const pictures = '.cache/engines'

/** Whether the driver, not the page, has caused a failure: a command got no answer in time, or gets none now. */
const isDriverLost = async (engine: Engine, error: unknown): Promise<boolean> => {
  const isLate = (each: unknown) => each instanceof Error && each.name === 'TimeoutError'
  if (isLate(error) || isLate(Object(error).cause)) return true
  return engine.call('() => true', []).then(
    () => false,
    () => true,
  )
}

let host: Awaited<ReturnType<typeof startHost>>
let mock: Mock
let slow: SlowWay
beforeAll(async () => {
  buildIfStale()
  host = await startHost()
  mock = connectMock(host.url)
  slow = await startSlowWay(host.url)
})
afterAll(async () => {
  await slow?.stop()
  await host?.stop()
})

for (const { name, missing, start } of engines) {
  if (!start) {
    console.error(`${name} is skipped: ${missing}.`)
    test(`${name} walks the journeys`, ({ skip }) => skip(missing))
    continue
  }
  const engine = await startTwice(name, start).catch((error: Error) => error)
  if (engine instanceof Error) {
    // Of its own, so that the other engine walks its journeys.
    test(`${name} starts`, () => {
      throw engine
    })
    continue
  }
  // Outside, because it was started, also if only journeys of the other engine are chosen.
  afterAll(() => engine.close())
  describe(name, () => {
    const count = Object.keys(journeys).length
    beforeAll(() => console.log(`${engine.name} walks ${count} journeys`))

    for (const [told, journey] of Object.entries(journeys)) {
      const walk = async () => {
        await mock.reset()
        slow.clear()
        await engine.fresh(1280, 900)
        await journey(siteAt(engine, mock, host.url, slow))
        expect(engine.printed(), 'errors that the page printed').toEqual([])
      }
      test(told, async () => {
        try {
          await walk()
        } catch (error) {
          if (await isDriverLost(engine, error)) {
            // On a busy machine WebKitGTK's driver sometimes stops answering in the middle of a journey.
            console.error(`${name} answers no more. “${told}” starts again in a new browser.`)
            return walk()
          }
          mkdirSync(pictures, { recursive: true })
          const file = `${pictures}/${name}, ${told}.png`
          writeFileSync(file, await engine.shoot())
          console.error(`${file} shows the page.`)
          throw error
        }
      })
    }
  })
}
