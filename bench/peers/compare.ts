/** `npm run bench -- --peers [rounds]`: Bindery beside its rivals, in alternating rounds of one run. Writes docs/compared.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { strictPolicy } from '../../hosts/security-headers.ts'
import { type FormSample, networks, visitForm } from '../form.ts'
import { htmlPage } from '../pages.ts'
import { orderOf } from '../rounds.ts'
import { startBenchServer } from '../server.ts'
import { median, medians, ratios } from '../statistics.ts'
import { inspect } from './findings.ts'
import { peerFolders, preparePeers, versionOf } from './install.ts'
import type { LeftOut, Peer } from './peer.ts'
import { type Comparison, type Row, writeReport } from './report.ts'
import { searchPages } from './search-pages.ts'
import { signInPages } from './sign-in-pages.ts'
import { answerPeers } from './stubs.ts'

const root = join(import.meta.dirname, '../..')

/** Names are resolved to nothing, so that no rival reaches its own servers. */
export const isolated = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** The policies by the folder of their pages. */
const policies: Readonly<Record<string, string>> = {
  strict: strictPolicy,
  untyped: strictPolicy.replace(/; require-trusted-types-for [^;]*/, ''),
}

type Net = keyof typeof networks
type Visits = Record<Net, FormSample[]>

/** The time of all processors since the machine has started, in ms. */
const readTimes = (): { readonly busy: number; readonly all: number } => {
  const sum = (times: readonly number[]) => times.reduce((one, other) => one + other, 0)
  const all = sum(cpus().flatMap(({ times }) => Object.values(times)))
  return { busy: all - sum(cpus().map(({ times }) => times.idle)), all }
}

/**
 * One visit of each page on each network, round by round, in another order each time. A page that fails is left out from
 * then on.
 * @returns the visits by path, and how many cores had work in the busiest round, on average
 */
async function measure(
  browser: Browser,
  origin: string,
  peers: readonly Peer[],
  rounds: number,
  leftOut: LeftOut[],
): Promise<{ samples: Map<string, Visits>; load: number }> {
  const samples = new Map(peers.map(({ path }) => [path, { fast: [], slow: [] } as Visits]))
  let load = 0
  for (let round = 0; round < rounds; round++) {
    const before = readTimes()
    for (const net of ['fast', 'slow'] as const) {
      for (const { name, path, hash = '', field, opener } of orderOf(peers, round)) {
        const url = `${origin}/${path}${hash}`
        const own = samples.get(path)
        if (!own) continue
        try {
          own[net].push(await visitForm(browser, url, networks[net], { field, opener }))
        } catch (error) {
          samples.delete(path)
          leftOut.push({ name, reason: firstLine(error) })
        }
      }
    }
    const after = readTimes()
    load = Math.max(load, (cpus().length * (after.busy - before.busy)) / (after.all - before.all))
    console.log(`round ${round + 1} of ${rounds}`)
  }
  return { samples, load }
}

/** How many times as long as the floor a page takes: the median of the rounds. */
const timesFloor = (visits: Visits, floor: Visits | undefined, net: Net): number => {
  const ready = (some: Visits | undefined) => (some?.[net] ?? []).map((visit) => visit.ready)
  return median(ratios(ready(visits), ready(floor)))
}

const firstLine = (error: unknown): string => String(Object(error).message).split('\n')[0] ?? ''

function readMachine(browser: Browser, versions: { node: string }): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${memory} GiB, ${type()}, Chromium ${browser.version()}, Node ${versions.node}`
}

/** @param built the folder that holds bindery/ */
export async function comparePeers(
  browser: Browser,
  built: string,
  rounds: number,
): Promise<Comparison> {
  const started = performance.now()
  const snippet = readFileSync(join(built, 'bindery/snippet.html'), 'utf8')
  const form = (name: string): string =>
    readFileSync(join(built, `bindery/fallbacks/${name}.html`), 'utf8')
  const tables = {
    signIn: signInPages({ snippet, form: form('sign-in') }),
    search: searchPages(snippet, form('search')),
  }
  const { ready, leftOut } = await preparePeers([...tables.signIn, ...tables.search])
  const pages = Object.fromEntries(
    ready.map(({ path, head, body }) => [`/${path}`, htmlPage(head, body)]),
  )
  const policed = Object.keys(policies).flatMap((name) =>
    Object.entries(pages).map(([path, html]) => [`/${name}${path}`, html] as const),
  )
  const server = await startBenchServer({
    pages: { ...pages, ...Object.fromEntries(policed) },
    built,
    folders: peerFolders,
    policies: Object.fromEntries(
      policed.map(([path]) => [path, policies[path.split('/')[1] ?? ''] ?? '']),
    ),
    api: answerPeers,
  })
  try {
    const inspected: (Peer & Pick<Row, 'findings'>)[] = []
    for (const peer of ready) {
      try {
        inspected.push({ ...peer, findings: await inspect(browser, server.url, peer) })
      } catch (error) {
        leftOut.push({
          name: peer.name,
          reason: firstLine(error),
        })
      }
    }
    const { samples, load } = await measure(browser, server.url, inspected, rounds, leftOut)
    for (const { name, reason } of leftOut) console.log(`left out: ${name}: ${reason}`)
    const rowsOf = (some: readonly Peer[], floorPath: string): Row[] =>
      inspected
        .filter(({ path }) => some.some((each) => each.path === path))
        .flatMap(({ name, path, how, packages, findings }) => {
          const visits = samples.get(path)
          if (!visits) return []
          const times = (net: Net) => timesFloor(visits, samples.get(floorPath), net)
          return {
            ...{ name, path, how, findings },
            versions: packages.map((each) => `${each} ${versionOf(each)}`),
            fast: medians(visits.fast),
            slow: medians(visits.slow),
            timesFloor: { fast: times('fast'), slow: times('slow') },
          }
        })
    return {
      load,
      cores: cpus().length,
      date: new Date().toISOString().slice(0, 10),
      machine: readMachine(browser, process.versions),
      rounds,
      seconds: Math.round((performance.now() - started) / 1000),
      signIn: rowsOf(tables.signIn, 'floor'),
      search: rowsOf(tables.search, 'search-plain'),
      leftOut,
    }
  } finally {
    await server.stop()
  }
}

/** Writes docs/compared.md, and the figures to dist/compared.json. */
export function writeComparison(comparison: Comparison, built: string): void {
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, 'compared.json'), `${JSON.stringify(comparison, null, 2)}\n`)
  writeFileSync(join(root, 'docs/compared.md'), writeReport(comparison))
}
