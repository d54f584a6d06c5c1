/**
 * `npm run soak`: readers in browsers and plain clients use the reference host for some minutes, while connections
 * break, servers fail, answers come late, tabs are killed, storage is full and chunks are gone. Nothing that was
 * confirmed may be lost or done twice, and no reader may see another one's data. `--seed` repeats a schedule.
 */
import { writeFileSync } from 'node:fs'
import { chromium as playwright } from 'playwright'
import { chromium } from '../../tools/browser.ts'
import { buildIfStale, siteSources } from '../../tools/fresh.ts'
import { startHost } from '../support/host.ts'
import { connectMock } from '../support/mock.ts'
import { cast, openAccount } from './account.ts'
import type { Actor } from './actor.ts'
import { openBrowserReader } from './browser-reader.ts'
import { readOptions } from './options.ts'
import { openPlainClient } from './plain-client.ts'
import { createSchedule, type Schedule } from './schedule.ts'
import { openSharedBrowser } from './shared-browser.ts'

const options = readOptions(process.argv.slice(2), Date.now() % 1_000_000)
if (typeof options === 'string') {
  console.error(`soak: ${options}`)
  process.exit(1)
}
const { seed, minutes, readers, report, steps: mostSteps } = options
console.log(
  `soak: --seed ${seed} --readers ${readers}, at most ${minutes} minutes, ${mostSteps} steps`,
)
buildIfStale(siteSources)
const host = await startHost()
const browser = await playwright.launch(chromium())
const mock = connectMock(host.url)
const end = Date.now() + minutes * 60_000
const problems: string[] = []
let steps = 0

const open = async (index: number, schedule: Schedule): Promise<Actor> => {
  const [{ way, people }] = cast.slice(index, index + 1) as [(typeof cast)[number]]
  const accounts = await Promise.all(people.map((person) => openAccount(host.url, person)))
  const [account, other] = accounts as [(typeof accounts)[0], (typeof accounts)[0]]
  if (way === 'plain') return openPlainClient(account, schedule)
  return way === 'browser'
    ? openBrowserReader(browser, host.url, account, schedule)
    : openSharedBrowser(browser, host.url, [account, other], schedule)
}

/** A reader's run, until time or steps are over, or something does not hold. */
async function live(index: number): Promise<void> {
  const schedule = createSchedule(seed, index)
  const name = cast[index]?.people.map(({ email }) => email).join(' and ')
  let step = 0
  try {
    const actor = await open(index, schedule)
    while (step < mostSteps && Date.now() < end) {
      step += 1
      schedule.begin(step)
      if (schedule.chance('server').next() < 0.01) {
        schedule.note("the server's clock jumps by ten minutes")
        await mock.clock(10 * 60_000)
      }
      await actor.step()
      steps += 1
    }
    schedule.begin(step + 1)
    for (const line of await actor.end()) console.log(`soak: ${line}`)
    await actor.close()
  } catch (error) {
    const faults = schedule.faults().map((line) => `\n    ${line}`)
    const command = `npm run soak -- --seed ${seed} --readers ${readers} --steps ${Math.max(step, 1)}`
    problems.push(
      `${name} (reader ${index + 1}), step ${step}: ${Object(error).message ?? error}\n` +
        `  the faults of this step:${faults.join('') || ' none'}\n  again: ${command}`,
    )
  }
}

try {
  await mock.reset()
  await Promise.all(Array.from({ length: readers }, (_, index) => live(index)))
} finally {
  await browser.close()
  await host.stop()
}
for (const problem of problems) console.error(`soak: ${problem}`)
if (report) writeFileSync(report, JSON.stringify({ seed, readers, steps, problems }))
console.log(`soak: ${steps} steps, ${problems.length} problems; repeat with --seed ${seed}`)
process.exitCode = problems.length > 0 || steps === 0 ? 1 : 0
