/** Measures the sign-in form of two builds beside each other, in alternating rounds of one run. */
import type { Browser } from 'playwright'
import { answer } from './api.ts'
import { type FormSample, networks, visitForm } from './form.ts'
import { benchPages } from './pages.ts'
import { startBenchServer } from './server.ts'
import { median, medians, ratios, type Verdict, verdict } from './statistics.ts'

const pages = { 'bare script': 'kit-form', hints: 'kit-form-hinted' }
const sides = ['this', 'other'] as const

/** The medians of both builds, and of the ratios of each round. */
export interface BesideRow {
  readonly this: FormSample
  readonly other: FormSample
  /** The median of this build's time in each round by the other's time in the same round. */
  readonly ratio: number
}

/** The rows by network and page: `slow network, hints`. */
export type BesideTable = Record<string, BesideRow>

/** @param builds the folders that hold bindery/ */
export async function benchBeside(
  browser: Browser,
  builds: Record<(typeof sides)[number], string>,
  rounds: number,
): Promise<BesideTable> {
  const start = (built: string) =>
    startBenchServer({ pages: benchPages(built), built, api: answer })
  const servers = { this: await start(builds.this), other: await start(builds.other) }
  const samples: Record<string, Record<(typeof sides)[number], FormSample[]>> = {}
  try {
    // A server compresses each file at its first visit, which must not count.
    for (const side of sides) {
      for (const page of Object.values(pages)) {
        await visitForm(browser, `${servers[side].url}/${page}`, networks.fast)
      }
    }
    for (let round = 0; round < rounds; round++) {
      for (const [net, conditions] of Object.entries(networks)) {
        for (const [name, page] of Object.entries(pages)) {
          const title = `${net} network, ${name}`
          const row = samples[title] ?? { this: [], other: [] }
          samples[title] = row
          // Each build is the first one in every second round: the machine may grow slower.
          for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
            row[side].push(await visitForm(browser, `${servers[side].url}/${page}`, conditions))
          }
        }
      }
    }
  } finally {
    for (const side of sides) await servers[side].stop()
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, row]) => [
      name,
      {
        this: medians(row.this),
        other: medians(row.other),
        ratio: median(
          ratios(
            row.this.map(({ ready }) => ready),
            row.other.map(({ ready }) => ready),
          ),
        ),
      },
    ]),
  )
}

/** The form of this build may take at most 5 % longer to be ready than that of the other one. */
export const judgeBeside = (table: BesideTable): Verdict[] =>
  Object.entries(table).map(([name, row]) =>
    verdict(`ready, ${name}`, row.ratio, 1.05, 'x other build'),
  )
