/**
 * `npm run bench [rounds]`: compares the build with a hand-written floor, in alternating rounds of one run.
 * Prints medians and ratios and writes dist/bench.json. On a noisy machine, trust the ratios.
 * With `-- --only PARTS` it measures some parts only, with `-- --beside FOLDER` it compares the sign-in form with that of
 * another build, with `-- --peers` with the forms of other packages.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium as playwright } from 'playwright'
import { chromium } from '../tools/browser.ts'
import { buildIfStale } from '../tools/fresh.ts'
import { benchBeside, judgeBeside } from './beside.ts'
import { type BenchOptions, partNames, readOptions } from './options.ts'
import { parts } from './parts.ts'
import { comparePeers, isolated, writeComparison } from './peers/compare.ts'
import { lineOf, roundAll, type Verdict } from './statistics.ts'

const built = join(import.meta.dirname, '../dist')
const report = join(built, 'bench.json')

function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const verdict of verdicts) console.log(lineOf(verdict))
}

/** Measures some or all parts. In dist/bench.json, each part has its last figures with their time and rounds. */
async function benchParts(browser: Browser, { only, rounds }: BenchOptions): Promise<void> {
  const known = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const results = Object.fromEntries(partNames.map((name) => [name, known[name]]))
  const verdicts: Verdict[] = []
  for (const name of only) {
    const { share, measure } = parts[name]
    const own = only.length === partNames.length ? Math.ceil(rounds / share) : rounds
    const measured = await measure(browser, own)
    for (const [title, rows] of Object.entries(measured.tables)) {
      console.log(`\n${title}; rounds: ${own}`)
      console.table(rows)
    }
    verdicts.push(...measured.verdicts)
    results[name] = { at: new Date().toISOString(), rounds: own, ...measured }
    writeFileSync(report, `${JSON.stringify(results, null, 2)}\n`)
  }
  console.log('')
  printVerdicts(verdicts)
}

/** Measures the sign-in form of this build and of another one. */
async function benchBoth(browser: Browser, other: string, rounds: number): Promise<void> {
  const table = await benchBeside(browser, { this: built, other }, rounds)
  for (const [name, { ratio, ...sides }] of Object.entries(table)) {
    console.log(
      `\nSign-in form, ${name}, CPU slowed 4 times; median of the rounds' ratios: ${ratio.toFixed(2)}`,
    )
    console.table({ this: roundAll(sides.this), other: roundAll(sides.other) })
  }
  console.log('')
  printVerdicts(judgeBeside(table))
}

async function benchPeers(browser: Browser, rounds: number): Promise<void> {
  writeComparison(await comparePeers(browser, built, rounds), built)
  console.log('docs/compared.md is written')
}

const options = readOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(`bench: ${options}`)
  process.exit(1)
}
buildIfStale()
const launched = chromium('whole')
const browser = await playwright.launch({
  ...launched,
  args: [...launched.args, ...(options.peers ? [isolated] : [])],
})
try {
  const { rounds, beside, peers } = options
  if (peers) await benchPeers(browser, rounds)
  else if (beside === null) await benchParts(browser, options)
  else await benchBoth(browser, beside, rounds)
} finally {
  await browser.close()
}
