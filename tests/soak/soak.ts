/**
 * `npm run soak`: readers in browsers and plain clients use the reference host for some minutes, while connections
 * break, servers fail, answers come late, tabs are killed, storage is full and chunks are gone. Nothing that was
 * confirmed may be lost or done twice, and no reader may see another one's data. `--seed` repeats a schedule.
 */
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium as playwright } from 'playwright'
import { chromium } from '../../tools/browser.ts'
import { buildIfStale, siteSources } from '../../tools/fresh.ts'
import { startHost } from '../support/host.ts'
import { connectMock } from '../support/mock.ts'
import { openAccount, readerEmails } from './account.ts'
import { type BrowserReader, openReader } from './browser-reader.ts'
import { createChance } from './chance.ts'
import { createLedger } from './ledger.ts'
import { readOptions } from './options.ts'
import { stepPlainly } from './plain-client.ts'

const options = readOptions(process.argv.slice(2), Date.now() % 1_000_000)
if (typeof options === 'string') {
  console.error(`soak: ${options}`)
  process.exit(1)
}
const { seed, minutes, readers, report } = options
console.log(`soak: --seed ${seed} --minutes ${minutes} --readers ${readers}`)
buildIfStale(siteSources)
const host = await startHost()
const browser = await playwright.launch(chromium())
const mock = connectMock(host.url)
const end = Date.now() + minutes * 60_000
const problems: string[] = []
let steps = 0

/** The errors that a page may log: those of the network, which the browser prints itself. */
const expected = /Failed to load resource|net::ERR_|Failed to fetch dynamically imported module/

/** At the end the open tab shows the cart of the server. */
async function expectSame(reader: BrowserReader, quantity: number, email: string): Promise<void> {
  const until = Date.now() + 15_000
  while ((await reader.quantity()) !== quantity) {
    const shown = await reader.quantity()
    if (Date.now() > until)
      throw new Error(`${email}: the open tab shows ${shown}, the server has ${quantity}`)
    await wait(200)
  }
}

async function live(index: number, email: string): Promise<void> {
  const chance = createChance(seed, index)
  const account = await openAccount(host.url, email)
  const ledger = createLedger(email, await account.owned([]))
  const reader =
    index % 2 === 0
      ? await openReader(browser, host.url, email, createChance(seed, index + 100))
      : null
  reader?.journal.allow(expected)
  let before = await reader?.weigh()
  for (let step = 0; Date.now() < end; step += 1) {
    await (reader ? reader.step(chance, ledger) : stepPlainly(account, chance, ledger))
    steps += 1
    // The server's clock jumps.
    if (index === 1 && chance.next() < 0.02) await mock.clock(10 * 60_000)
    ledger.check(await account.owned(ledger.ids()))
    const shown = await reader?.email()
    if (shown && shown !== email) throw new Error(`${email}: the open tab shows ${shown}`)
    if (step === 10) before = await reader?.weigh()
  }
  reader?.calm()
  if (reader && before) {
    await expectSame(reader, (await account.owned(ledger.ids())).quantity, email)
    const after = await reader.weigh()
    console.log(
      `soak: ${email}: heap ${before.heapMB.toFixed(1)} to ${after.heapMB.toFixed(1)} MB, ` +
        `${before.listeners} to ${after.listeners} listeners`,
    )
    if (after.heapMB > before.heapMB * 1.2 + 1) throw new Error(`${email}: the heap has grown`)
    if (after.listeners > before.listeners * 1.2) throw new Error(`${email}: listeners have grown`)
    const lines = reader.journal.unexpected().map(({ text }) => text)
    if (lines.length > 0) throw new Error(`${email}: the page logged\n${lines.join('\n')}`)
    await reader.close()
  }
}

try {
  await mock.reset()
  const lives = readerEmails.slice(0, readers).map((email, index) => live(index, email))
  for (const result of await Promise.allSettled(lives)) {
    if (result.status === 'rejected') problems.push(String(result.reason?.message ?? result.reason))
  }
} finally {
  await browser.close()
  await host.stop()
}
for (const problem of problems) console.error(`soak: ${problem}`)
if (report) writeFileSync(report, JSON.stringify({ seed, readers, steps, problems }))
console.log(`soak: ${steps} steps, ${problems.length} problems; repeat with --seed ${seed}`)
process.exitCode = problems.length > 0 || steps === 0 ? 1 : 0
