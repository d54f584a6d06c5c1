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
import { engines, startOr } from './installed.ts'
import { type Journeys, siteAt } from './journey.ts'
import { legacy } from './legacy.ts'
import { library } from './library.ts'
import { pages } from './pages.ts'
import { panels } from './panels.ts'
import { sharing } from './sharing.ts'
import { store } from './store.ts'

const journeys: Journeys = {
  ...accounts,
  ...panels,
  ...sharing,
  ...library,
  ...store,
  ...pages,
  ...legacy,
}
const pictures = '.cache/engines'

let host: Awaited<ReturnType<typeof startHost>>
let mock: Mock
beforeAll(async () => {
  buildIfStale()
  host = await startHost()
  mock = connectMock(host.url)
})
afterAll(() => host?.stop())

for (const { name, missing, start } of engines) {
  const engine = start ? await startOr(name, start) : missing
  if (typeof engine === 'string') {
    // Not skipped: every test counts here, and this is the line that is to be read.
    test(`skipped: ${engine}`, () => {})
    continue
  }
  describe(name, () => {
    beforeAll(() => console.log(engine.name))
    afterAll(() => engine.close())

    for (const [told, journey] of Object.entries(journeys)) {
      test(told, async () => {
        await mock.reset()
        await engine.fresh(1280, 900)
        const site = siteAt(engine, mock, host.url)
        try {
          await journey(site)
          expect(engine.printed(), 'errors that the page printed').toEqual([])
        } catch (error) {
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
