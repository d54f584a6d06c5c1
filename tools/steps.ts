/** Runs the steps of a check or a test run one after another and adds up what they report. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

export interface Step {
  name: string
  /** A program of node_modules/.bin, and its arguments. */
  command: readonly [string, ...string[]]
  /** Reads the runner's JSON report. A step without one counts as one, by its exit code. */
  count?: (report: unknown) => Count
  env?: Record<string, string>
}

export interface Outcome extends Count {
  name: string
  seconds: number
}

/** A step that hangs is stopped after this long and has failed. */
const limitMs = 20 * 60_000
const reports = '.cache/reports'

export const reportFile = (name: string): string => join(reports, `${name}.json`)

/** Vitest's JSON reporter. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }
}

/** Playwright's JSON reporter. */
export function countPlaywright(report: unknown): Count {
  const { stats } = report as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }
}

/** A runner can fail without a failed test (a file that does not load): that counts as one. */
export function judge(exitCode: number, count: Count | undefined): Count {
  if (!count) return { passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0, skipped: 0 }
  return exitCode && !count.failed ? { ...count, failed: 1 } : count
}

function run(step: Step): Promise<number> {
  const [program, ...args] = step.command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
      shell: process.platform === 'win32',
    })
    const limit = setTimeout(() => {
      console.error(`${step.name} did not end in ${limitMs / 60_000} minutes.`)
      child.kill('SIGKILL')
    }, limitMs)
    child.once('error', (error) => {
      console.error(`${step.name}: ${error.message}`)
      clearTimeout(limit)
      resolve(1)
    })
    child.once('exit', (code) => {
      clearTimeout(limit)
      resolve(code ?? 1)
    })
  })
}

function readCount(step: Step): Count | undefined {
  if (!step.count) return undefined
  try {
    return step.count(JSON.parse(readFileSync(reportFile(step.name), 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Runs all steps, whatever happens to the ones before. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  mkdirSync(reports, { recursive: true })
  const outcomes: Outcome[] = []
  for (const step of steps) {
    rmSync(reportFile(step.name), { force: true })
    console.log(`\n── ${step.name} ──`)
    const start = performance.now()
    const exitCode = await run(step)
    const seconds = Math.round((performance.now() - start) / 1000)
    outcomes.push({ name: step.name, seconds, ...judge(exitCode, readCount(step)) })
  }
  return outcomes
}

const line = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/** One line per step, then the sum alone on the last line. */
export function summary(outcomes: readonly Outcome[]): string {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of outcomes) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const rows = outcomes.map(
    (outcome) => `${outcome.name.padEnd(width)}  ${line(outcome)}  (${outcome.seconds} s)`,
  )
  return ['', ...rows, '', line(sum)].join('\n')
}

/** Prints the summary and sets the exit code. */
export function finish(outcomes: readonly Outcome[]): void {
  console.log(summary(outcomes))
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
}
