/** Runs the steps of a check or a test run in order and adds up their reports. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** A failed test and its error. */
export interface Failure {
  name: string
  error: string
}

/** The content of a runner's JSON report. */
export interface Report {
  count: Count
  failures: readonly Failure[]
}

export interface Step {
  name: string
  /** A program in node_modules/.bin and its arguments. */
  command: readonly [string, ...string[]]
  /** Reads the runner's JSON report. A step without a report counts as one test, by its exit code. */
  read?: (report: unknown) => Report
  env?: Record<string, string>
}

export interface Outcome extends Count {
  name: string
  seconds: number
  failures: readonly Failure[]
}

/** After this time a step is stopped and counts as failed. Generous, for a busy machine. */
const limitMs = 60 * 60_000
/** How many steps of a nested list run at once. */
const lanes = 2
const reports = '.cache/reports'

/** The path of a runner's JSON report. */
export const reportFile = (name: string): string => join(reports, `${name}.json`)

/** A runner that fails without a failed test, for example on a file that does not load, counts as one failure. */
export function countOf(exitCode: number, count: Count | undefined): Count {
  if (!count) return { passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0, skipped: 0 }
  return exitCode && !count.failed ? { ...count, failed: 1 } : count
}

/** @param alone streams the output; else it is printed at the end */
function run(step: Step, alone: boolean): Promise<number> {
  const [program, ...args] = step.command
  return new Promise((resolve) => {
    const out = alone ? 'inherit' : 'pipe'
    const child = spawn(program, args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...step.env },
      shell: process.platform === 'win32',
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => void printed.push(chunk))
    }
    const limit = setTimeout(() => {
      console.error(`${step.name} did not finish in ${limitMs / 60_000} minutes.`)
      child.kill('SIGKILL')
    }, limitMs)
    child.once('error', (error) => {
      console.error(`${step.name}: ${error.message}`)
      clearTimeout(limit)
      resolve(1)
    })
    child.once('close', (code) => {
      clearTimeout(limit)
      if (!alone) console.log(`\n── ${step.name} ──\n${Buffer.concat(printed)}`)
      resolve(code ?? 1)
    })
  })
}

function readStep({ name, read }: Step): Report | undefined {
  if (!read) return undefined
  try {
    return read(JSON.parse(readFileSync(reportFile(name), 'utf8')))
  } catch {
    return { count: { passed: 0, failed: 1, skipped: 0 }, failures: [] }
  }
}

async function outcomeOf(step: Step, alone: boolean): Promise<Outcome> {
  rmSync(reportFile(step.name), { force: true })
  const start = performance.now()
  const exitCode = await run(step, alone)
  const seconds = Math.round((performance.now() - start) / 1000)
  const report = readStep(step)
  const count = countOf(exitCode, report?.count)
  return { name: step.name, seconds, ...count, failures: report?.failures ?? [] }
}

/** Runs a list two at a time: the next step starts as soon as one ends. Returns the outcomes in the list's order. */
async function runSideBySide(group: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const queue = group.entries()
  const lane = async () => {
    for (const [at, step] of queue) outcomes[at] = await outcomeOf(step, group.length === 1)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** Runs all steps, even after a failure. Steps of a nested list run side by side and start in their order. */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<Outcome[]> {
  mkdirSync(reports, { recursive: true })
  const outcomes: Outcome[] = []
  for (const each of steps) {
    const group = [each].flat()
    console.log(`\n── ${group.map(({ name }) => name).join(', ')} ──`)
    outcomes.push(...(await runSideBySide(group)))
  }
  return outcomes
}

const line = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/** The number of lines shown of an error. */
const errorLines = 6
/** The number of failures shown with their errors. */
const shownFailures = 20

const describeFailure = (step: string, { name, error }: Failure): string[] => {
  const lines = stripVTControlCharacters(error).split('\n')
  const shown = lines
    .map((each) => each.trimEnd())
    .filter((each) => /\S/.test(each) && !/node_modules/.test(each))
  return ['', `✗ ${step}: ${name}`, ...shown.slice(0, errorLines).map((each) => `    ${each}`)]
}

/**
 * The failures, then one line per step and one for the whole time, then the sum on the last line.
 *
 * @param seconds the whole time: steps that run side by side take less together than alone
 */
export function summary(outcomes: readonly Outcome[], seconds: number): string {
  const time = Math.round(seconds)
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of outcomes) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  const whole = 'whole run'
  const width = Math.max(whole.length, ...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map(
    (outcome) => `${outcome.name.padEnd(width)}  ${line(outcome)}  (${outcome.seconds} s)`,
  )
  const described = outcomes.flatMap(({ name, failures }) =>
    failures.map((each) => describeFailure(name, each)),
  )
  const more = described.length - shownFailures
  return [
    ...described.slice(0, shownFailures).flat(),
    ...(more > 0 ? ['', `✗ and ${more} more`] : []),
    '',
    ...rows,
    `${whole.padEnd(width)}  ${Math.floor(time / 60)} min ${time % 60} s`,
    '',
    line(sum),
  ].join('\n')
}

/** Prints the summary and sets the exit code. */
export function finish(outcomes: readonly Outcome[]): void {
  console.log(summary(outcomes, performance.now() / 1000))
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
}
