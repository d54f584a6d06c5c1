/** `bindery check URL`: proves that a publisher's server fits the contract. */

import { UnreachableError } from '../check/connection.ts'
import type { Command, Io } from '../process/io.ts'
import { htmlReport } from '../report/html.ts'
import { junitReport } from '../report/junit.ts'
import { textReport } from '../report/text.ts'
import { check } from '../walk/check.ts'
import { optionsOf, type Parsed, usage } from './check-options.ts'

/** Finds out before a long check whether its reports can be written. */
async function prepareFiles(values: Parsed['values'], io: Io): Promise<void> {
  for (const name of ['junit', 'html'] as const) {
    const file = values[name]
    await (file &&
      io.writeFile(file, '').catch((error: Error) => {
        throw new Error(`--${name}: ${file} cannot be written: ${error.message}.`)
      }))
  }
}

async function runOnce({ checkOptions, values }: Parsed, io: Io): Promise<number> {
  await prepareFiles(values, io)
  const report = await check(checkOptions)
  if (values.junit) await io.writeFile(values.junit, junitReport(report))
  if (values.html) await io.writeFile(values.html, htmlReport(report))
  io.out(values.json ? JSON.stringify(report, null, 2) : textReport(report))
  return report.findings.length || report.missed.length ? 1 : 0
}

/** Checks every minute until interrupted. If the server is unreachable, prints why and tries again. */
async function watch(parsed: Parsed, io: Io): Promise<never> {
  for (;;) {
    await runOnce(parsed, io).catch((error: unknown) => {
      if (!(error instanceof UnreachableError)) throw error
      io.error(`bindery check: ${error.message}`)
    })
    await io.pause(60_000)
  }
}

export const checkServer: Command = {
  name: 'check',
  summary: 'proves that a server fits the contract',
  usage,
  async run(args, io) {
    const parsed = await optionsOf(args, io)
    return parsed.values.watch ? watch(parsed, io) : runOnce(parsed, io)
  },
}
