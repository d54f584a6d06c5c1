/**
 * `npm run bench [rounds]`: compares the build with a hand-written floor, in alternating rounds of one run.
 * Prints medians and ratios and writes dist/bench.json. On a noisy machine, trust the ratios.
 * With `-- --beside FOLDER` it only compares the sign-in form with that of another build, with `-- --peers` only with
 * the forms of other packages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium as playwright } from 'playwright'
import { chromium } from '../tools/browser.ts'
import { buildAll } from '../tools/build.ts'
import { answer } from './api.ts'
import { benchBeside, judgeBeside } from './beside.ts'
import { benchCart, judgeCart } from './cart.ts'
import { type FormSample, networks, visitForm } from './form.ts'
import { benchLibrary, judgeLibrary } from './library.ts'
import { heapAfterMounts, insertMany, type ManySample, settle } from './many.ts'
import { readOptions } from './options.ts'
import { benchPages, cardAttributes, cardTag, manyTag } from './pages.ts'
import { comparePeers, isolated, writeComparison } from './peers/compare.ts'
import { benchPress, judgePress } from './press.ts'
import { benchSearch, judgeSearch } from './search.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { median, medians, type Verdict, verdict } from './statistics.ts'
import { benchStream, judgeStream } from './stream.ts'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist')
const options = readOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(`bench: ${options}`)
  process.exit(1)
}
const { rounds, beside, peers } = options
const forms = [
  ...['blank', 'floor-form', 'kit-form', 'kit-form-hinted'],
  ...['plain-form', 'plain-form-script', 'kit-hand-over'],
]
const counts = [100, 500, 2000]

type FormTable = Record<string, Record<string, FormSample>>

async function benchForms(browser: Browser, server: BenchServer): Promise<FormTable> {
  const samples = new Map<string, FormSample[]>()
  for (let round = 0; round < rounds; round++) {
    for (const [net, condition] of Object.entries(networks)) {
      for (const form of forms) {
        const sample = await visitForm(browser, `${server.url}/${form}`, condition)
        samples.set(`${net} ${form}`, [...(samples.get(`${net} ${form}`) ?? []), sample])
      }
    }
  }
  const of = (net: string): Record<string, FormSample> =>
    Object.fromEntries(forms.map((form) => [form, medians(samples.get(`${net} ${form}`) ?? [])]))
  return { fast: of('fast'), slow: of('slow') }
}

type ManyTable = Record<string, Record<'floor' | 'kit', ManySample>>

async function benchMany(browser: Browser, { url }: BenchServer): Promise<ManyTable> {
  const table: ManyTable = {}
  for (const count of counts) {
    const floor: ManySample[] = []
    const kit: ManySample[] = []
    for (let round = 0; round < Math.ceil(rounds / 2); round++) {
      floor.push(await insertMany(browser, `${url}/floor-many`, 'floor-trigger', count))
      kit.push(await insertMany(browser, `${url}/kit-many`, manyTag, count))
    }
    table[count] = { floor: medians(floor), kit: medians(kit) }
  }
  return table
}

function judgeForms({ fast = {}, slow = {} }: FormTable): Verdict[] {
  const ratio = (
    table: Record<string, FormSample>,
    form: string,
    least: string = 'floor-form',
  ): number => (table[form]?.ready ?? Number.NaN) / (table[least]?.ready ?? Number.NaN)
  const handOver = (table: Record<string, FormSample>) =>
    ratio(table, 'kit-hand-over', 'plain-form')
  const besideScript = ratio(fast, 'kit-hand-over', 'plain-form-script')
  const kit = fast['kit-form']
  const blockingLimit = (fast['floor-form']?.blocking ?? Number.NaN) + 40
  return [
    verdict('ready, fast network', ratio(fast, 'kit-form'), 1.6, 'x floor'),
    verdict('ready, slow network, with hints', ratio(slow, 'kit-form-hinted'), 1.3, 'x floor'),
    verdict('ready, slow network, bare script', ratio(slow, 'kit-form'), 1.65, 'x floor'),
    verdict('ready with hand-over, fast network', handOver(fast), 1.05, 'x page without script'),
    verdict('ready with hand-over, slow network', handOver(slow), 1.05, 'x page without script'),
    verdict('the same, fast network', besideScript, 1.2, 'x page with an empty script'),
    verdict('blocking, CPU slowed 4 times', kit?.blocking ?? Number.NaN, blockingLimit, 'ms'),
    verdict('layout shift', kit?.shift ?? Number.NaN, 0, ''),
  ]
}

function judgeMany(table: ManyTable): Verdict[] {
  const per = (count: number, side: 'floor' | 'kit'): ManySample | undefined => table[count]?.[side]
  const each = counts.slice(1).flatMap((count) => {
    const kit = per(count, 'kit')
    const times = (kit?.perElementMs ?? Number.NaN) / (per(count, 'floor')?.perElementMs ?? 1)
    return [
      verdict(`${count} triggers, time`, times, 1.5, 'x floor'),
      verdict(`${count} triggers, heap of each`, kit?.perElementKB ?? Number.NaN, 2, 'KB'),
      verdict(`${count} triggers, layouts`, kit?.layouts ?? Number.NaN, 1, ''),
    ]
  })
  const growth = (per(2000, 'kit')?.perElementMs ?? 1) / (per(500, 'kit')?.perElementMs ?? 1)
  return [...each, verdict('2,000 each against 500 each', growth, 1.1, 'x')]
}

/** A store page with 200 product cards, each with a button. */
async function judgeCards(browser: Browser, { url }: BenchServer): Promise<Verdict[]> {
  const floor: ManySample[] = []
  const kit: ManySample[] = []
  for (let round = 0; round < Math.ceil(rounds / 2); round++) {
    floor.push(await insertMany(browser, `${url}/floor-many`, 'floor-trigger', 200))
    kit.push(await insertMany(browser, `${url}/kit-card`, cardTag, 200, cardAttributes))
  }
  const [card, least] = [medians(kit), medians(floor)]
  return [
    verdict('200 product cards, time', card.perElementMs / least.perElementMs, 2.5, 'x floor'),
    verdict('200 product cards, heap of each', card.perElementKB, 4, 'KB'),
    verdict('200 product cards, layouts', card.layouts, 1, ''),
  ]
}

async function judgeSixty(browser: Browser, server: BenchServer): Promise<Verdict> {
  server.takeCalls()
  await settle(browser, `${server.url}/kit-sixty`)
  const calls = server.takeCalls()
  console.log(`60 tags requested: ${calls.join(', ')}`)
  const most = Math.max(...calls.map((call) => calls.filter((other) => other === call).length), 0)
  return verdict('60 tags, requests per endpoint', most, 1, '')
}

async function judgeMounts(browser: Browser, server: BenchServer): Promise<Verdict> {
  const shares: number[] = []
  for (let round = 0; round < 3; round++) {
    shares.push(await heapAfterMounts(browser, `${server.url}/kit-modal`, 'bindery-auth-modal'))
  }
  return verdict('heap after 100 mounts and unmounts', median(shares), 1.02, 'x before')
}

function rounded(table: Record<string, object>): Record<string, Record<string, number>> {
  const round = (value: number): number => Math.round(value * 100) / 100
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value as number)])),
    ]),
  )
}

function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const { ok, what, value, limit, unit } of verdicts) {
    console.log(`${ok ? 'ok  ' : 'OVER'} ${what.padEnd(40)} ${value} of ${limit} ${unit}`)
  }
}

/** Measures everything against the floor. */
async function benchAll(browser: Browser): Promise<void> {
  const server = await startBenchServer({ pages: benchPages(built), built, api: answer })
  try {
    const form = await benchForms(browser, server)
    const many = await benchMany(browser, server)
    const library = await benchLibrary(browser, Math.ceil(rounds / 3))
    const cart = await benchCart(browser, Math.ceil(rounds / 3))
    const stream = await benchStream(browser, Math.ceil(rounds / 3))
    const press = await benchPress(browser, Math.ceil(rounds / 3))
    const typed = await benchSearch(browser, Math.ceil(rounds / 3))
    const verdicts = [
      ...judgeForms(form),
      ...judgeMany(many),
      ...judgeLibrary(library),
      ...(await judgeCards(browser, server)),
      ...judgeCart(cart),
      ...judgeStream(stream),
      ...judgePress(press),
      judgeSearch(typed),
      await judgeSixty(browser, server),
      await judgeMounts(browser, server),
    ]
    for (const [net, rows] of Object.entries(form)) {
      console.log(`\nSign-in form, ${net} network, CPU slowed 4 times`)
      console.table(rounded(rows))
    }
    for (const [count, rows] of Object.entries(many)) {
      console.log(`\n${count} small elements`)
      console.table(rounded(rows))
    }
    console.log('\nMy Library, in ms; move: per item')
    console.table(rounded(library))
    console.log('\nA cart of 500 lines, in ms')
    console.table(rounded({ cart }))
    console.log('\nA stream of 100 and of 10,000 entries, in ms')
    console.table(rounded(stream))
    console.log('\nFrom a press to the panel with the focus, in ms, CPU slowed 4 times')
    console.table(rounded(press))
    console.log('')
    printVerdicts(verdicts)
    mkdirSync(built, { recursive: true })
    const report = { rounds, form, many, library, cart, stream, press, typed, verdicts }
    writeFileSync(join(built, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`)
  } finally {
    await server.stop()
  }
}

/** Measures the sign-in form of this build and of another one. */
async function benchBoth(browser: Browser, other: string): Promise<void> {
  const table = await benchBeside(browser, { this: built, other }, rounds)
  for (const [name, { ratio, ...rows }] of Object.entries(table)) {
    console.log(
      `\nSign-in form, ${name}, CPU slowed 4 times; median of the rounds' ratios: ${ratio.toFixed(2)}`,
    )
    console.table(rounded(rows))
  }
  console.log('')
  printVerdicts(judgeBeside(table))
}

async function benchPeers(browser: Browser): Promise<void> {
  writeComparison(await comparePeers(browser, built, rounds), built)
  console.log('docs/compared.md is written')
}

await buildAll()
const launched = chromium('whole')
const browser = await playwright.launch({
  ...launched,
  args: [...launched.args, ...(peers ? [isolated] : [])],
})
try {
  if (peers) await benchPeers(browser)
  else await (beside === null ? benchAll(browser) : benchBoth(browser, beside))
} finally {
  await browser.close()
}
