/** Reads the JSON reports of the test runners and of the soak. */
import type { Failure, Report } from './steps.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: readonly {
    /** The file's path. */
    name: string
    status: string
    /** Why the file did not run. */
    message?: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

const fileName = (path: string) => path.replace(`${process.cwd()}/`, '')

/** Reads the report of Vitest's JSON reporter. */
export function readVitest(report: unknown): Report {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport
  const failures: Failure[] = []
  for (const { name, status, message, assertionResults } of testResults ?? []) {
    const file = fileName(name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      failures.push({ name: `${file}: ${fullName}`, error: (failureMessages ?? []).join('\n') })
    }
    if (status === 'failed' && failed.length === 0) {
      failures.push({ name: file, error: message ?? '' })
    }
  }
  return {
    count: {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    },
    failures,
  }
}

interface PlaywrightError {
  message?: string
  stack?: string
  value?: string
}

interface PlaywrightSuite {
  specs?: readonly {
    title: string
    file: string
    line: number
    tests: readonly {
      projectName: string
      status: string
      results: readonly { errors?: readonly PlaywrightError[] }[]
    }[]
  }[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites?: readonly PlaywrightSuite[]
  /** Errors outside tests, such as a file that does not load. */
  errors?: readonly PlaywrightError[]
}

const textOf = ({ message, stack, value }: PlaywrightError) => message ?? stack ?? value ?? ''

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `${projectName}/${file}:${line}: ${title}`,
        error: results.flatMap(({ errors = [] }) => errors.map(textOf)).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(report: unknown): Report {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport
  return {
    count: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    },
    failures: [
      ...errors.map((error) => ({ name: 'before any test', error: textOf(error) })),
      ...suites.flatMap(failuresOf),
    ],
  }
}

interface SoakReport {
  seed: number
  readers: number
  steps: number
  /** One for each reader that met one. */
  problems: readonly string[]
}

/** Reads the report of `npm run soak`: each reader is a test. */
export function readSoak(report: unknown): Report {
  const { seed, readers, steps, problems } = report as SoakReport
  const failures = [...problems, ...(steps === 0 ? ['no reader took a step'] : [])].map(
    (error): Failure => ({ name: `--seed ${seed}`, error }),
  )
  const failed = failures.length
  return { count: { passed: Math.max(0, readers - failed), failed, skipped: 0 }, failures }
}
